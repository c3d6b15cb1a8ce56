/** Signed-in user, limited to data every page may show. */
export interface SessionUser {
	readonly id: string;
	readonly email: string;
	readonly displayName: string;
	readonly photoURL: string;
	readonly emailVerified: boolean;
	readonly phoneNumber: string;
}

/** Session as stored in local storage. */
export interface StoredSession {
	/** Null after the server has rejected a renewal. */
	readonly token: string | null;
	/** Milliseconds on this device's clock. */
	readonly issuedAt: number;
	readonly expiresAt: number;
	readonly user: SessionUser;
	/** If false, the session ends when the browser closes. */
	readonly remembered: boolean;
}

export type SessionSnapshot =
	/** On the server, and in the browser until the session is read. */
	| { readonly status: 'loading' }
	| { readonly status: 'signed-out' }
	| { readonly status: 'signed-in'; readonly user: SessionUser }
	/** The server has rejected the renewal; `asked` if a request waits for a new sign-in. */
	| {
			readonly status: 'expired';
			readonly user: SessionUser;
			readonly remembered: boolean;
			readonly asked: boolean;
	  };
