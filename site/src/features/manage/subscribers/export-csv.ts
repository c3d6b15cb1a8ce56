import { listSubscribers, type Subscriber } from '@sumu/contract';
import { unparse } from 'papaparse';
import { callAsUser } from '../../../lib/api';

const size = 100;

/** Every subscriber, oldest first, page after page. */
async function everyone(): Promise<Subscriber[]> {
	const all: Subscriber[] = [];
	for (let page = 1; ; page += 1) {
		const { data, pagination } = await callAsUser(listSubscribers, {
			query: { page, size, sort: 'date' },
		});
		all.push(...data);
		if (page >= (pagination.at(-1) ?? 1)) return all;
	}
}

/** The subscribers as a file of comma-separated values; a spreadsheet runs none of them as a formula. */
export async function subscribersFile(): Promise<File> {
	const rows = (await everyone()).map(({ email, date }) => ({ email, since: date }));
	const csv = unparse({ fields: ['email', 'since'], data: rows }, { escapeFormulae: true });
	return new File([csv], 'subscribers.csv', { type: 'text/csv' });
}
