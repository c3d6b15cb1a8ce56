import type { DeviceClass } from '@sumu/contract';
import { formatCount, formatNumber } from '../ui/formats';

/** Lengths of the periods, in days. */
export const periods = [7, 30, 90, 365] as const;
export type PeriodDays = (typeof periods)[number];

function compare(now: number, before: number, days: number): string {
	const period = `in the previous ${days} days`;
	if (before === 0) return `none ${period}`;
	if (now === before) return `the same as ${period}`;
	const percent = Math.round((Math.abs(now - before) / before) * 100);
	return `${formatNumber(percent)}% ${now > before ? 'more' : 'fewer'} than ${period} (${formatNumber(before)})`;
}

/** Texts of the statistics. */
export const statisticsWords = {
	title: 'Statistics',
	period: 'Period',
	periods: {
		7: 'Last 7 days',
		30: 'Last 30 days',
		90: 'Last 90 days',
		365: 'Last 12 months',
	} satisfies Record<PeriodDays, string>,
	views: 'Views',
	visitors: 'Visitors',
	viewsOfVisitor: 'Views per visitor',
	compare,
	perDay: 'Someone who comes back on another day is counted again.',
	days: 'Views by day',
	day: 'Day',
	pages: 'Pages',
	referrers: 'Where visitors come from',
	noReferrers: 'Nobody has followed a link from another site yet.',
	countries: 'Countries',
	noCountries: 'Your proxy or CDN doesn’t report visitors’ countries.',
	devices: 'Devices',
	device: {
		desktop: 'Computers',
		phone: 'Phones',
		tablet: 'Tablets',
	} satisfies Record<DeviceClass, string>,
	projects: 'Projects',
	project: 'Project',
	shortlisted: 'On shortlists',
	enquiries: 'Enquiries',
	noProjects: 'Nobody has opened a project yet.',
	more: (count: number) => `and ${formatCount(count, 'more', 'more')}`,
	empty: 'No visits in this period.',
	emptyHint: 'Your own visits, bots and browsers that ask not to be tracked aren’t counted.',
	off: 'Visits aren’t counted.',
	offSince: 'Visits are no longer counted. These figures are from before.',
	turnOn: 'Turn on “Count visits”',
	export: 'Export CSV',
	exporting: 'Exporting…',
	notExported: 'The export failed',
};
