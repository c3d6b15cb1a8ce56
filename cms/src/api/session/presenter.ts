import { type Session, sessionSchema } from '@sumu/contract';

/** Newest row of a sign-in: its `createdAt` is the time of the last renewal. */
export interface SessionEntry {
	deviceId?: string;
	metadata?: Record<string, unknown> | null;
	createdAt?: Date | string;
}

const { browser, os, device } = sessionSchema.shape;

export function presentSession(entry: SessionEntry, current?: string): Session {
	const { metadata, deviceId = '' } = entry;
	const lastUsedAt = new Date(entry.createdAt ?? 0).toISOString();
	return {
		_id: deviceId,
		browser: browser.safeParse(metadata?.browser).data ?? '',
		os: os.safeParse(metadata?.os).data ?? '',
		device: device.safeParse(metadata?.device).data ?? 'other',
		signedInAt: sessionSchema.shape.signedInAt.safeParse(metadata?.signedInAt).data ?? lastUsedAt,
		lastUsedAt,
		current: deviceId === current,
	};
}
