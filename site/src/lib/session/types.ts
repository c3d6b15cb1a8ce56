/** Who is signed in, as far as every page may show it. */
export interface SessionUser {
	readonly id: string;
	readonly email: string;
	readonly displayName: string;
	readonly photoURL: string;
	readonly emailVerified: boolean;
	readonly phoneNumber: string;
}

/** What local storage keeps, and every tab shares. */
export interface Stored {
	/** Null once the server has refused to renew it. */
	readonly token: string | null;
	/** Milliseconds of this machine's clock. */
	readonly issuedAt: number;
	readonly expiresAt: number;
	readonly user: SessionUser;
	/** False: it ends with the browser. */
	readonly remembered: boolean;
}

export type Snapshot =
	/** On the server, and in a browser until it is known. */
	| { readonly status: 'loading' }
	| { readonly status: 'signed-out' }
	| { readonly status: 'signed-in'; readonly user: SessionUser }
	/** The server renews it no more; `asked` when something waits for a new sign-in. */
	| {
			readonly status: 'expired';
			readonly user: SessionUser;
			readonly remembered: boolean;
			readonly asked: boolean;
	  };
