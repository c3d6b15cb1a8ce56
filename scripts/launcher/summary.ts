import type { EnvSettings } from './settings';

const withoutMail =
	'not set up by SMTP_URL: until the owner does so in /sumu, every mail is written here and sent to nobody';

/** State of the machine at the start. */
export interface StartupState {
	/** Whether DATA_DIR was empty. */
	readonly isEmpty: boolean;
	/** The settings file, which contains the secrets. */
	readonly envFile: string;
	/** Whether the file was created now, with new secrets. */
	readonly isNew: boolean;
	/** The owner's password, if it was generated now and may be printed. */
	readonly password?: string | undefined;
}

function buildOwnerRows(
	settings: EnvSettings,
	{ isEmpty, envFile, isNew, password }: StartupState,
) {
	if (!isEmpty)
		return isNew
			? [
					[
						'Settings',
						`${envFile} is new, but ${settings.DATA_DIR} is not: stop, and bring the file of before. The owner's password, second factors and sessions need its secrets`,
					],
				]
			: [];
	const unless = settings.DATABASE_URL ? ', unless the database has its owner already' : '';
	const passwordText = password
		? password + unless
		: `OWNER_PASSWORD, from the environment or ${envFile}`;
	return [
		['Owner', settings.OWNER_EMAIL],
		['Password', passwordText],
	];
}

/** Returns the information for the owner once everything runs. */
export function formatSummary(settings: EnvSettings, startupState: StartupState): string {
	const { origins, SMTP_URL } = settings;
	const lines = [
		['Site', origins.site],
		['Panel', `${origins.cms}/admin`],
		['Mail', SMTP_URL ? `through ${new URL(SMTP_URL).host}` : withoutMail],
		...buildOwnerRows(settings, startupState),
	];
	const rows = lines.map(([label = '', value = '']) => `  ${label.padEnd(10)}${value}`);
	return ['', ...rows, '', '  Ready. Ctrl-C stops both.', ''].join('\n');
}
