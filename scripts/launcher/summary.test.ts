import { expect, test } from 'vitest';
import { readSettings } from './settings';
import { summary } from './summary';

const told = (variables: Record<string, string>) => summary(readSettings(variables), undefined);

test('whether mail works is said, without the password of its server', () => {
	expect(told({})).toContain('Mail      not set up (SMTP_URL): every mail is written here');
	const set = told({ SMTP_URL: 'smtp://user:hunter2@mail.example:587' });
	expect(set).toContain('Mail      through mail.example:587');
	expect(set).not.toContain('hunter2');
});
