import { tokenTimings } from '@sumu/contract';
import type { SessionStore } from './session-store';
import { getTokenLifetime } from './token-lifetime';
import { createTokenRenewer } from './token-renewer';
import type { SessionSnapshot, SessionUser, StoredSession } from './types';

/** Dependencies of a session. */
export interface SessionDependencies {
	readonly store: SessionStore;
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
export function createSession({ store, renew, end, exclusively, sameRun }: SessionDependencies) {
	const listeners = new Set<() => void>();
	const storedSessionListeners = new Set<(stored: StoredSession | null) => void>();
	let pendingSignIns: { userId: string; respond: (token: string | null) => void }[] = [];
	let isInitializing = true;
	/** A session that had already expired when this page loaded. A form in another tab may still wait for it. */
	let expiredRawSession: string | null = null;
	let pendingRenewal: Promise<string | null> | undefined;
	const { renewed: renewToken, follow } = createTokenRenewer(renewExclusively);

	const isFresh = ({ expiresAt }: StoredSession) =>
		Date.now() < expiresAt - tokenTimings.expiredEarly;

	function handleSessionChange() {
		const storedSession = store.read();
		if (storedSession?.token || !storedSession) {
			for (const { userId, respond } of pendingSignIns)
				respond(storedSession?.user.id === userId ? storedSession.token : null);
			pendingSignIns = [];
		}
		follow(storedSession);
		for (const tell of storedSessionListeners) tell(storedSession);
		for (const notify of listeners) notify();
	}
	function writeSession(stored: StoredSession | null) {
		store.write(stored);
		handleSessionChange();
	}

	function renewExclusively(stale: string | null): Promise<string | null> {
		pendingRenewal ??= exclusively(() => renewOnce(stale)).finally(() => {
			pendingRenewal = undefined;
		});
		return pendingRenewal;
	}
	async function renewOnce(stale: string | null) {
		const before = store.read();
		// Another tab has already renewed the token, or signed out.
		if (!before?.token || before.token !== stale) {
			follow(before);
			return before?.token ?? null;
		}
		const token = await renew();
		const currentSession = store.read();
		if (currentSession?.token !== stale) return currentSession?.token ?? null;
		writeSession({
			...currentSession,
			token,
			...(token ? getTokenLifetime(token, Date.now()) : {}),
		});
		return token;
	}

	const snapshotCache: { key: string; snapshot: SessionSnapshot } = {
		key: '',
		snapshot: { status: 'loading' },
	};
	function getSnapshot(): SessionSnapshot {
		const key = `${isInitializing} ${pendingSignIns.length > 0} ${store.raw()}`;
		if (key !== snapshotCache.key)
			Object.assign(snapshotCache, { key, snapshot: deriveSnapshot() });
		return snapshotCache.snapshot;
	}
	function deriveSnapshot(): SessionSnapshot {
		if (isInitializing) return { status: 'loading' };
		const storedSession = store.read();
		if (!storedSession || store.raw() === expiredRawSession) return { status: 'signed-out' };
		const { user, token, remembered } = storedSession;
		return token
			? { status: 'signed-in', user }
			: { status: 'expired', user, remembered, asked: pendingSignIns.length > 0 };
	}

	async function signOut() {
		const token = await currentToken({ forPerson: true });
		if (token) await end(token);
		writeSession(null);
	}
	async function discardSession() {
		const token = await currentToken().catch(() => null);
		writeSession(null);
		if (token) await end(token).catch(() => {});
	}
	async function currentToken({ forPerson = false } = {}) {
		const storedSession = store.read();
		if (!storedSession?.token) return null;
		return isFresh(storedSession)
			? storedSession.token
			: renewToken(storedSession.token, forPerson);
	}
	async function initializeSession() {
		const storedSession = store.read();
		if (storedSession && !storedSession.remembered && !sameRun()) await discardSession();
		else if (storedSession && !storedSession.token) expiredRawSession = store.raw();
		else if (storedSession && !isFresh(storedSession))
			await renewToken(storedSession.token, true).catch(() => null);
		isInitializing = false;
		handleSessionChange();
	}

	const initialization = initializeSession();
	store.subscribe(handleSessionChange);

	return {
		snapshot: getSnapshot,
		/** Resolves when the first snapshot is available. */
		settled: initialization,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** Calls `tell` with the stored session, now and after each change. */
		follow(tell: (stored: StoredSession | null) => void) {
			storedSessionListeners.add(tell);
			tell(store.read());
		},
		begin({ token, user, remembered }: SignIn) {
			writeSession({ token, user, remembered, ...getTokenLifetime(token, Date.now()) });
		},
		/** Updates the user after a profile change; `token` is the new token, if the response contained one. */
		update(changes: Partial<SessionUser>, token?: string) {
			const storedSession = store.read();
			if (!storedSession) return;
			const renewedParts = token ? { token, ...getTokenLifetime(token, Date.now()) } : {};
			writeSession({
				...storedSession,
				...renewedParts,
				user: { ...storedSession.user, ...changes },
			});
		},
		/**
		 * Returns a valid token, renewed if necessary; null if signed out. After a failed renewal, retries at once if
		 * `forPerson` (the user has just requested something), otherwise after the delay.
		 * @throws if the server does not respond
		 */
		token: currentToken,
		/** Returns a new token in place of one that the server rejected; otherwise works like `token`. */
		renewed: renewToken,
		/** Waits for the user of an expired session to sign in again. Resolves to null if they decline. */
		askAgain(): Promise<string | null> {
			const storedSession = store.read();
			if (!storedSession || storedSession.token || store.raw() === expiredRawSession)
				return Promise.resolve(storedSession?.token ?? null);
			return new Promise((respond) => {
				pendingSignIns.push({ userId: storedSession.user.id, respond });
				for (const notify of listeners) notify();
			});
		},
		/**
		 * Ends the session on the server, then in every tab.
		 * @throws if the server does not respond or rejects it; the session then continues
		 */
		signOut,
		/** Ends the session in every tab, and on the server if it responds. */
		drop: discardSession,
		/** Removes an expired session, or one whose account was deleted. */
		forget: () => writeSession(null),
	};
}
