import * as z from 'zod/mini';

/** The header that carries INTERNAL_SECRET between the site and the CMS. */
export const internalSecretHeader = 'x-internal-secret';

/** How the CMS tells every site that content has changed: a POST, or a message on Redis. */
export const purgeNotice = { path: '/_purge', channel: 'sumu:purge' } as const;

const changeSchema = z.object({
	/** Whether all that is kept may be shown no more. */
	all: z._default(z.boolean(), false),
	/** What may be shown no more: ids of entries and names of files, as pages mention them. */
	removed: z._default(z.array(z.string()), []),
});

/** What a notice says beside that content has changed. */
export type Change = z.output<typeof changeSchema>;

export const writtenChange = (change: Change): string => JSON.stringify(change);

/** Reads a notice. One that cannot be read is one of everything. */
export function readChange(text: string): Change {
	try {
		return changeSchema.parse(JSON.parse(text));
	} catch {
		return { all: true, removed: [] };
	}
}

/** Where each part says whether its process lives, and whether it can serve: 204, or 503. */
export const statePaths = { lives: '/_health', ready: '/_ready' } as const;
