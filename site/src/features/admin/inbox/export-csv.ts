import { formulaPattern, listSubscribers, type NewsletterSubscriber } from '@sumu/contract';
import { unparse } from 'papaparse';
import { callAsUser } from '../../../lib/session/call-as-user';

const EXPORT_PAGE_SIZE = 100;

/** All confirmed subscribers, oldest first, read page by page. */
async function listConfirmedSubscribers(): Promise<NewsletterSubscriber[]> {
	const all: NewsletterSubscriber[] = [];
	for (let page = 1; ; page += 1) {
		const { data, pagination } = await callAsUser(listSubscribers, {
			query: { page, size: EXPORT_PAGE_SIZE, sort: 'date' },
		});
		all.push(...data.filter((subscriber) => subscriber.confirmed));
		if (page >= (pagination.at(-1) ?? 1)) return all;
	}
}

/**
 * Confirmed subscribers as a CSV file, each with the address to unsubscribe. Formulas are escaped, so that
 * spreadsheets do not run them.
 */
export async function subscribersFile(): Promise<File> {
	const data = (await listConfirmedSubscribers()).map(
		({ email, date, confirmedOn, unsubscribe }) => ({
			email,
			since: date,
			confirmed: confirmedOn,
			unsubscribe,
		}),
	);
	const csv = unparse(
		{ fields: ['email', 'since', 'confirmed', 'unsubscribe'], data },
		{ escapeFormulae: formulaPattern },
	);
	return new File([csv], 'subscribers.csv', { type: 'text/csv' });
}
