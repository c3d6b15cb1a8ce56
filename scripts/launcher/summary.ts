import type { Settings } from './settings';

const withoutMail = 'not set up (SMTP_URL): every mail is written here, and sent to nobody';

/** What the owner needs to know once everything runs. */
export function summary(settings: Settings, showCredentials: boolean): string {
	const { origins, OWNER_EMAIL, OWNER_PASSWORD, SMTP_URL } = settings;
	const lines = [
		['Site', origins.site],
		['Panel', `${origins.cms}/admin`],
		['Mail', SMTP_URL ? `through ${new URL(SMTP_URL).host}` : withoutMail],
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
