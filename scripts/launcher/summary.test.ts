import { expect, test } from 'vitest';
import { readSettings } from './settings';
import { formatSummary, type StartupState } from './summary';

const told = (variables: Record<string, string>, found: Partial<StartupState> = {}) =>
	formatSummary(readSettings({ DATA_DIR: '/kept', ...variables }), {
		isEmpty: true,
		envFile: '/settings/.env',
		password: 'generated',
		...found,
	});

test('the mail status is shown without the mail server’s password', () => {
	expect(told({})).toContain(
		'E-mail    SMTP_URL is not set. Unless the owner set a server in /sumu, e-mails are only written',
	);
	const set = told({ SMTP_URL: 'smtp://user:hunter2@mail.example:587' });
	expect(set).toContain('E-mail    through mail.example:587');
	expect(set).not.toContain('hunter2');
});

test('a generated password is shown; otherwise the summary says where it is set', () => {
	expect(told({})).toMatch(/Owner +owner@example.com\n +Password +generated\n/);
	expect(told({}, { password: undefined })).toContain(
		'Password  OWNER_PASSWORD, from the environment or /settings/.env',
	);
	expect(told({}, { isEmpty: false, password: undefined })).not.toMatch(/Owner|Password/);
});

test('the summary says when the panel is built only now', () => {
	expect(told({})).toMatch(/Panel +\S+\/admin\n/);
	expect(told({}, { needsPanelBuild: true })).toMatch(/Panel +\S+\/admin, once it is built\n/);
});
