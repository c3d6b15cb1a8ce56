import * as z from 'zod/mini';

const trueOrFalse = z.enum(['true', 'false']);

export const exportQuery = z.object({
	/** Posts, projects, services, skills, reviews, pictures, settings and redirects. */
	content: z._default(trueOrFalse, 'true'),
	/** Messages, subscribers and accounts, which are personal data. */
	people: z._default(trueOrFalse, 'false'),
});
