import * as z from 'zod/mini';

/** Header that carries INTERNAL_SECRET between the site and the CMS. */
export const internalSecretHeader = 'x-internal-secret';

/** Purge notice that the CMS sends to every site after a content change: a POST, or a message on Redis. */
export const purgeNotice = { path: '/_purge', channel: 'sumu:purge' } as const;

const purgeNoticeSchema = z.object({
	/** If true, every cached entry must be evicted. */
	all: z._default(z.boolean(), false),
	/** Ids of entries and names of files that must not be shown any longer. Evicts cached pages that mention them. */
	removed: z._default(z.array(z.string()), []),
});

/** Content of a purge notice. */
export type PurgeNotice = z.output<typeof purgeNoticeSchema>;

export const serializePurgeNotice = (change: PurgeNotice): string => JSON.stringify(change);

/** Parses a purge notice. An invalid notice evicts everything. */
export function parsePurgeNotice(text: string): PurgeNotice {
	try {
		return purgeNoticeSchema.parse(JSON.parse(text));
	} catch {
		return { all: true, removed: [] };
	}
}

/** Paths of the liveness and readiness checks of each part, which respond with 204 or 503. */
export const statePaths = { lives: '/_health', ready: '/_ready' } as const;
