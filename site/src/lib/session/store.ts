import * as z from 'zod/mini';
import type { Stored } from './types';

export const storageKey = 'session';

const text = z._default(z.string(), '');

const storedSchema: z.ZodMiniType<Stored> = z.object({
	token: z.nullable(z.string()),
	issuedAt: z.number(),
	expiresAt: z.number(),
	user: z.object({
		id: z.string(),
		email: z.string(),
		displayName: text,
		photoURL: text,
		emailVerified: z._default(z.boolean(), false),
		phoneNumber: text,
	}),
	remembered: z.boolean(),
});

/** The session in local storage: the one truth of every tab. */
export interface Store {
	/** Changes exactly when the session does. */
	raw(): string | null;
	read(): Stored | null;
	write(stored: Stored | null): void;
	/** Tells of what other tabs write. */
	subscribe(changed: () => void): () => void;
}

export function localStore(storage: Storage, tabs: EventTarget): Store {
	const raw = () => storage.getItem(storageKey);
	return {
		raw,
		read: () => parse(raw()),
		write(stored) {
			if (stored) storage.setItem(storageKey, JSON.stringify(stored));
			else storage.removeItem(storageKey);
		},
		subscribe(changed) {
			const listen = (event: Event) => {
				const key = event instanceof StorageEvent ? event.key : storageKey;
				if (key === storageKey || key === null) changed();
			};
			tabs.addEventListener('storage', listen);
			return () => tabs.removeEventListener('storage', listen);
		},
	};
}

function parse(raw: string | null): Stored | null {
	if (!raw) return null;
	try {
		const parsed = storedSchema.safeParse(JSON.parse(raw));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}
