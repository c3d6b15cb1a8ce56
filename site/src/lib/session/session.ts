import { tokens } from '@sumu/contract';
import { lifetime } from './lifetime';
import { renewals } from './renewals';
import type { Store } from './store';
import type { SessionUser, Snapshot, Stored } from './types';

/** Dependencies of a session. */
export interface Parts {
	readonly store: Store;
	/** Requests a new token. Resolves to null if the server rejects it, throws if the server does not respond. */
	readonly renew: () => Promise<string | null>;
	/** Ends the session on the server; one that has already ended is not an error. */
	readonly end: (token: string) => Promise<unknown>;
	/** Runs a task while no other tab runs one, because a refresh token can be used only once. */
	readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>;
	/** Whether the browser has not been closed since a session without “remember me” began. */
	readonly sameRun: () => boolean;
}

export interface SignIn {
	readonly token: string;
	readonly user: SessionUser;
	readonly remembered: boolean;
}

export type Session = ReturnType<typeof createSession>;

/** Session of the signed-in user, kept in local storage so that all tabs share it. */
export function createSession({ store, renew, end, exclusively, sameRun }: Parts) {
	const listeners = new Set<() => void>();
	const followers = new Set<(stored: Stored | null) => void>();
	let waiting: { userId: string; respond: (token: string | null) => void }[] = [];
	let settling = true;
	/** A session that had already expired when this page loaded. A form in another tab may still wait for it. */
	let over: string | null = null;
	let renewal: Promise<string | null> | undefined;
	const { renewed, follow } = renewals(renewInTurn);

	const isFresh = ({ expiresAt }: Stored) => Date.now() < expiresAt - tokens.expiredEarly;

	function changed() {
		const stored = store.read();
		if (stored?.token || !stored) {
			for (const { userId, respond } of waiting)
				respond(stored?.user.id === userId ? stored.token : null);
			waiting = [];
		}
		follow(stored);
		for (const tell of followers) tell(stored);
		for (const notify of listeners) notify();
	}
	function write(stored: Stored | null) {
		store.write(stored);
		changed();
	}

	function renewInTurn(stale: string | null): Promise<string | null> {
		renewal ??= exclusively(() => renewOnce(stale)).finally(() => {
			renewal = undefined;
		});
		return renewal;
	}
	async function renewOnce(stale: string | null) {
		const before = store.read();
		// Another tab has already renewed the token, or signed out.
		if (!before?.token || before.token !== stale) {
			follow(before);
			return before?.token ?? null;
		}
		const token = await renew();
		const stored = store.read();
		if (stored?.token !== stale) return stored?.token ?? null;
		write({ ...stored, token, ...(token ? lifetime(token, Date.now()) : {}) });
		return token;
	}

	const memo: { key: string; snapshot: Snapshot } = { key: '', snapshot: { status: 'loading' } };
	function snapshot(): Snapshot {
		const key = `${settling} ${waiting.length > 0} ${store.raw()}`;
		if (key !== memo.key) Object.assign(memo, { key, snapshot: derive() });
		return memo.snapshot;
	}
	function derive(): Snapshot {
		if (settling) return { status: 'loading' };
		const stored = store.read();
		if (!stored || store.raw() === over) return { status: 'signed-out' };
		const { user, token, remembered } = stored;
		return token
			? { status: 'signed-in', user }
			: { status: 'expired', user, remembered, asked: waiting.length > 0 };
	}

	async function signOut() {
		const token = await currentToken({ forPerson: true });
		if (token) await end(token);
		write(null);
	}
	async function drop() {
		const token = await currentToken().catch(() => null);
		write(null);
		if (token) await end(token).catch(() => {});
	}
	async function currentToken({ forPerson = false } = {}) {
		const stored = store.read();
		if (!stored?.token) return null;
		return isFresh(stored) ? stored.token : renewed(stored.token, forPerson);
	}
	async function settle() {
		const stored = store.read();
		if (stored && !stored.remembered && !sameRun()) await drop();
		else if (stored && !stored.token) over = store.raw();
		else if (stored && !isFresh(stored)) await renewed(stored.token, true).catch(() => null);
		settling = false;
		changed();
	}

	const settled = settle();
	store.subscribe(changed);

	return {
		snapshot,
		/** Resolves when the first snapshot is available. */
		settled,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** Calls `tell` with the stored session, now and after each change. */
		follow(tell: (stored: Stored | null) => void) {
			followers.add(tell);
			tell(store.read());
		},
		begin({ token, user, remembered }: SignIn) {
			write({ token, user, remembered, ...lifetime(token, Date.now()) });
		},
		/** Updates the user after a profile change; `token` is the new token, if the response contained one. */
		update(changes: Partial<SessionUser>, token?: string) {
			const stored = store.read();
			if (!stored) return;
			const renewedParts = token ? { token, ...lifetime(token, Date.now()) } : {};
			write({ ...stored, ...renewedParts, user: { ...stored.user, ...changes } });
		},
		/**
		 * Returns a valid token, renewed if necessary; null if signed out. After a failed renewal, retries at once if
		 * `forPerson` (the user has just requested something), otherwise after the delay.
		 * @throws if the server does not respond
		 */
		token: currentToken,
		/** Returns a new token in place of one that the server rejected; otherwise works like `token`. */
		renewed,
		/** Waits for the user of an expired session to sign in again. Resolves to null if they decline. */
		askAgain(): Promise<string | null> {
			const stored = store.read();
			if (!stored || stored.token || store.raw() === over)
				return Promise.resolve(stored?.token ?? null);
			return new Promise((respond) => {
				waiting.push({ userId: stored.user.id, respond });
				for (const notify of listeners) notify();
			});
		},
		/**
		 * Ends the session on the server, then in every tab.
		 * @throws if the server does not respond or rejects it; the session then continues
		 */
		signOut,
		/** Ends the session in every tab, and on the server if it responds. */
		drop,
		/** Removes an expired session, or one whose account was deleted. */
		forget: () => write(null),
	};
}
