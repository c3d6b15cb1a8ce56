import type { Settings } from './settings';

const withoutMail = 'not set up (SMTP_URL): every mail is written here, and sent to nobody';

/**
 * What the owner needs to know once everything runs.
 * @param password at the first start: the one that was generated, or where the given one stands
 */
export function summary(settings: Settings, password: string | undefined): string {
	const { origins, OWNER_EMAIL, SMTP_URL } = settings;
	const lines = [
		['Site', origins.site],
		['Panel', `${origins.cms}/admin`],
		['Mail', SMTP_URL ? `through ${new URL(SMTP_URL).host}` : withoutMail],
		...(password
			? [
					['Owner', OWNER_EMAIL],
					['Password', password],
				]
			: []),
	];
	const rows = lines.map(([label = '', value = '']) => `  ${label.padEnd(10)}${value}`);
	return ['', ...rows, '', '  Ready. Ctrl-C stops both.', ''].join('\n');
}
