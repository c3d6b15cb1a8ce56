import type { Settings } from './settings';

/** What the owner needs to know once everything runs. */
export function summary(settings: Settings, showCredentials: boolean): string {
	const { origins, OWNER_EMAIL, OWNER_PASSWORD } = settings;
	const lines = [
		['Site', origins.site],
		['Panel', `${origins.cms}/admin`],
		...(showCredentials
			? [
					['Owner', OWNER_EMAIL],
					['Password', OWNER_PASSWORD ?? ''],
				]
			: []),
	];
	const rows = lines.map(([label = '', value = '']) => `  ${label.padEnd(10)}${value}`);
	return ['', ...rows, '', '  Ready. Ctrl-C stops both.', ''].join('\n');
}
