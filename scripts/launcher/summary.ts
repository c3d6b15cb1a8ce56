import type { EnvSettings } from './settings';

const withoutMail =
	'SMTP_URL is not set. Unless the owner set a server in /sumu, e-mails are only written to this log';

/** State of the machine at the start. */
export interface StartupState {
	/** Whether DATA_DIR was empty. */
	readonly isEmpty: boolean;
	/** The settings file, which contains the secrets. */
	readonly envFile: string;
	/** Whether the panel is built only now. */
	readonly needsPanelBuild?: boolean;
	/** The owner's password, if it was generated now and may be printed. */
	readonly password?: string | undefined;
}

function buildOwnerRows(settings: EnvSettings, { isEmpty, envFile, password }: StartupState) {
	if (!isEmpty && !password) return [];
	return [
		['Owner', settings.OWNER_EMAIL],
		['Password', password ?? `OWNER_PASSWORD, from the environment or ${envFile}`],
	];
}

/** Returns the information for the owner once everything runs. */
export function formatSummary(settings: EnvSettings, startupState: StartupState): string {
	const { origins, SMTP_URL } = settings;
	const panelNote = startupState.needsPanelBuild ? ', once it is built' : '';
	const lines = [
		['Site', origins.site],
		['Panel', `${origins.cms}/admin${panelNote}`],
		['E-mail', SMTP_URL ? `through ${new URL(SMTP_URL).host}` : withoutMail],
		...buildOwnerRows(settings, startupState),
	];
	const rows = lines.map(([label = '', value = '']) => `  ${label.padEnd(10)}${value}`);
	return ['', ...rows, '', '  Ready. Ctrl-C stops both.', ''].join('\n');
}
