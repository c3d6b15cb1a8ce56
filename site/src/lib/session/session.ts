import { tokens } from '@sumu/contract';
import { lifetime } from './lifetime';
import { renewals } from './renewals';
import type { Store } from './store';
import type { SessionUser, Snapshot, Stored } from './types';

/** What a session needs of the world. */
export interface Parts {
	readonly store: Store;
	/** Asks for a new token; null when the server refuses, an error when nobody responds. */
	readonly renew: () => Promise<string | null>;
	/** Ends it on the server; what has ended already is no error. */
	readonly end: (token: string) => Promise<unknown>;
	/** Runs a task while no other tab runs one: a refresh cookie may be used once. */
	readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>;
	/** Whether this is still the browser run a session that is not remembered began in. */
	readonly sameRun: () => boolean;
}

export interface SignIn {
	readonly token: string;
	readonly user: SessionUser;
	readonly remembered: boolean;
}

export type Session = ReturnType<typeof createSession>;

/** The signed-in user's session; local storage holds it, so that every tab has the same one. */
export function createSession({ store, renew, end, exclusively, sameRun }: Parts) {
	const listeners = new Set<() => void>();
	const followers = new Set<(stored: Stored | null) => void>();
	let waiting: { userId: string; respond: (token: string | null) => void }[] = [];
	let settling = true;
	/** A session that had expired before this page began: a form in another tab may still wait for it. */
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
		// Another tab was quicker, or signed out.
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
		/** Resolves once the first snapshot is known. */
		settled,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** Calls `tell` with what is stored, now and after each change. */
		follow(tell: (stored: Stored | null) => void) {
			followers.add(tell);
			tell(store.read());
		},
		begin({ token, user, remembered }: SignIn) {
			write({ token, user, remembered, ...lifetime(token, Date.now()) });
		},
		/** After the profile was saved; `token` where the response carried one. */
		update(changes: Partial<SessionUser>, token?: string) {
			const stored = store.read();
			if (!stored) return;
			const renewedParts = token ? { token, ...lifetime(token, Date.now()) } : {};
			write({ ...stored, ...renewedParts, user: { ...stored.user, ...changes } });
		},
		/**
		 * A token that is good for a call, renewed if need be; null when nobody is signed in.
		 * `forPerson` where somebody has just asked for it: a renewal that nobody answered is then tried
		 * again at once, else after its pause.
		 * @throws when nobody responds
		 */
		token: currentToken,
		/** A token other than the one given, which the server no longer takes; otherwise as `token`. */
		renewed,
		/** Waits for the user of an expired session to sign in again; null when they will not. */
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
		 * Ends it on the server, then in every tab.
		 * @throws when the server cannot be asked, or refuses: then nothing has ended
		 */
		signOut,
		/** Ends it in every tab, and on the server if that responds. */
		drop,
		/** Forgets an expired session, or one whose account is gone. */
		forget: () => write(null),
	};
}
