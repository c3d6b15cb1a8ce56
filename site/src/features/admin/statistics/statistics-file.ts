import { formulaPattern, type Statistics } from '@sumu/contract';
import { unparse } from 'papaparse';

const fields = ['list', 'name', 'views', 'visitors', 'shortlisted', 'enquiries'];

/** The statistics of a period as a CSV file. Formulas are escaped, so that spreadsheets do not run them. */
export function statisticsFile({
	days,
	pages,
	referrers,
	countries,
	devices,
	projects,
}: Statistics): File {
	const data = [
		...days.map(({ day, ...counts }) => ({ list: 'day', name: day, ...counts })),
		...pages.map(({ path, views }) => ({ list: 'page', name: path, views })),
		...referrers.map(({ referrer, views }) => ({ list: 'referrer', name: referrer, views })),
		...countries.map(({ country, views }) => ({ list: 'country', name: country, views })),
		...devices.map(({ device, views }) => ({ list: 'device', name: device, views })),
		...projects.map(({ _id, title, ...counts }) => ({ list: 'project', name: title, ...counts })),
	];
	const period = `${days[0]?.day ?? ''}-to-${days.at(-1)?.day ?? ''}`;
	const csv = unparse({ fields, data }, { escapeFormulae: formulaPattern });
	return new File([csv], `statistics-${period}.csv`, { type: 'text/csv' });
}
