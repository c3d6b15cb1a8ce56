import type { SiteSetting } from '@sumu/contract';

/** A time of day as a column holds it. */
const seconds = (time: string) => (time ? `${time}:00` : null);

/** What is empty is nothing to these columns, not an empty text. */
export const contactColumns = (contact: SiteSetting['contact']) => ({
	...contact,
	email: contact.email || null,
	opens: seconds(contact.opens),
	closes: seconds(contact.closes),
});
