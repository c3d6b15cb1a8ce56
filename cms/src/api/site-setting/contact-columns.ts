import type { SiteSetting } from '@sumu/contract';

/** Time of day in the format of its column. */
const appendSeconds = (time: string) => (time ? `${time}:00` : null);

/** These columns store an empty value as null, not as an empty text. */
export const toContactColumns = (contact: SiteSetting['contact']) => ({
	...contact,
	email: contact.email || null,
	opens: appendSeconds(contact.opens),
	closes: appendSeconds(contact.closes),
});
