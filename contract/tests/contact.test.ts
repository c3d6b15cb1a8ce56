import { expect, test } from 'vitest';
import { contactBodySchema, maxLengths, messages, newsletterBodySchema } from '../src';

const body = {
	name: 'Nadia Alam',
	email: 'nadia@example.com',
	number: '+880 1711-000000',
	subject: 'A shop',
	details: 'Twenty teas.',
};

const problems = (change: object) =>
	contactBodySchema
		.safeParse({ ...body, ...change })
		.error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('e-mail addresses are trimmed and lower-cased', () => {
	expect(contactBodySchema.parse({ ...body, email: '  Nadia@Example.COM ' }).email).toBe(
		'nadia@example.com',
	);
});

test('unknown keys are dropped', () => {
	expect(newsletterBodySchema.parse({ email: 'a@b.co', role: 'admin' })).toEqual({
		email: 'a@b.co',
	});
});

test.each([
	[{ name: '  ' }, ['name', messages.enterName]],
	[{ name: undefined }, ['name', messages.enterName]],
	[{ email: 'nadia' }, ['email', messages.invalidEmail]],
	[{ number: 'call me' }, ['number', messages.invalidNumber]],
	[{ subject: '' }, ['subject', messages.enterSubject]],
	[{ details: 7 }, ['details', messages.enterDetails]],
	[{ details: 'x'.repeat(maxLengths.text + 1) }, ['details', messages.tooLong(maxLengths.text)]],
])('%o is rejected with the field and message', (change, problem) => {
	expect(problems(change)).toContainEqual(problem);
});
