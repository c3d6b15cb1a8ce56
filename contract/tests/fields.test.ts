import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { hasForeignScheme } from '../src/addresses';
import { MAX_PASSWORD_BYTES, maxLengths, percentageRange, priceRange } from '../src/limits';
import { replyAddress } from '../src/reply-link';
import { contactBodySchema, contactFormSchema, emailSchema } from '../src/schemas/contact';
import {
	newPasswordSchema,
	registerBodySchema,
	resetPasswordBodySchema,
	signInBodySchema,
	signInSchema,
	signUpSchema,
} from '../src/schemas/credentials';
import {
	lineOrUndefined,
	numberField,
	optionalAddress,
	optionalLine,
	optionalList,
	optionalNumber,
	optionalText,
	optionalWhole,
	pictureAddress,
	requiredAddress,
	requiredLine,
	requiredText,
	wholeField,
} from '../src/schemas/fields';
import { reviewBodySchema } from '../src/schemas/review';
import { optionalCode } from '../src/schemas/second-factor';

interface Case {
	readonly schema: z.ZodMiniType;
	/** Pairs of an input and its parsed value. */
	readonly valid: readonly (readonly [given: unknown, read: unknown])[];
	readonly invalid: readonly unknown[];
}

const message = 'This is needed';
const letters = (count: number) => 'a'.repeat(count);
/** The longest valid address. */
const longAddress = `https://a.example/${letters(maxLengths.url - 'https://a.example/'.length)}`;
const email = (length: number) => `${letters(60)}@${'b.'.repeat((length - 63) / 2)}io`;
const amount = { min: 0, max: 100 };
const contact = {
	name: 'Rumi',
	email: 'rumi@example.com',
	subject: 'A shop',
	details: 'For tea',
};
const review = { reviewText: 'Good work', rating: 5 };
const account = { email: 'rumi@example.com', password: 'letters1' };
const reset = { password: 'letters1', passwordConfirmation: 'letters1', code: 'x' };

const cases: Readonly<Record<string, Case>> = {
	'a required text': {
		schema: requiredText(message, 5),
		valid: [
			[' abcde ', 'abcde'],
			['a\nb', 'a\nb'],
		],
		invalid: ['', '  ', 'abcdef', undefined, null, 7],
	},
	'a required line': {
		schema: requiredLine(message, 5),
		valid: [
			['a\r\nb', 'a b'],
			['a\u2028b', 'a b'],
			['\u0007 a', 'a'],
		],
		invalid: ['', '\n', 'abcdef', undefined, null, ['a']],
	},
	'an optional text': {
		schema: optionalText(5),
		valid: [
			[' abcde ', 'abcde'],
			['', null],
			['   ', null],
			[null, null],
			[undefined, undefined],
		],
		invalid: ['abcdef', 7, {}],
	},
	'an optional line': {
		schema: optionalLine(5),
		valid: [
			['a\nb', 'a b'],
			['', null],
			[undefined, undefined],
		],
		invalid: ['abcdef', 7],
	},
	'a line that may be missing': {
		schema: lineOrUndefined(5),
		valid: [
			['abcde', 'abcde'],
			['', undefined],
			[null, undefined],
			[undefined, undefined],
		],
		invalid: ['abcdef', 7],
	},
	'a web address': {
		schema: requiredAddress(message),
		valid: [
			[' https://a.example/b?c#d ', 'https://a.example/b?c#d'],
			['HTTP://a.example', 'HTTP://a.example'],
			[longAddress, longAddress],
		],
		invalid: [
			...['', 'a.example', '//a.example', '/uploads/a.png', 'https:a.example', 'https:///a'],
			...['javascript:alert(1)', 'java\tscript:alert(1)', 'ftp://a.example', 'data:text/html,a'],
			...['https://a b.example', `${longAddress}a`, undefined, null, 7],
		],
	},
	'an optional web address': {
		schema: optionalAddress(),
		valid: [
			['https://a.example', 'https://a.example'],
			['', null],
			[null, null],
			[undefined, undefined],
		],
		invalid: ['a.example', 'javascript:alert(1)', '/uploads/a.png', `${longAddress}a`],
	},
	'the address of a picture': {
		schema: pictureAddress(message),
		valid: [
			['/uploads/a.png', '/uploads/a.png'],
			['https://a.example/b.png', 'https://a.example/b.png'],
		],
		invalid: ['', '/a.png', '//a.example/b.png', 'data:image/png;base64,', 'javascript:a', null],
	},
	'a whole number': {
		schema: wholeField(message, amount),
		valid: [
			[0, 0],
			[100, 100],
			[' 42 ', 42],
		],
		invalid: [-1, 101, 1.5, '1.5', '1e2', '-1', '', 'a', null, undefined, Number.NaN, Infinity],
	},
	'an optional whole number': {
		schema: optionalWhole(message, amount),
		valid: [
			['42', 42],
			['', null],
			[null, null],
			[undefined, undefined],
		],
		invalid: [-1, 101, 1.5, '1.5', 'a'],
	},
	'a price': {
		schema: numberField(message, priceRange),
		valid: [
			[0, 0],
			['860', 860],
			[19.994, 19.99],
			['19.996', 20],
			[0.1 + 0.2, 0.3],
			[priceRange.max, priceRange.max],
		],
		invalid: [
			-0.01,
			priceRange.max + 0.01,
			'1,000',
			'$5',
			'1e3',
			'.5',
			'5.',
			'',
			null,
			undefined,
			NaN,
		],
	},
	'an optional price': {
		schema: optionalNumber(message, priceRange),
		valid: [
			['19.996', 20],
			['', null],
			[null, null],
			[undefined, undefined],
			[0, 0],
		],
		invalid: [-1, priceRange.max + 1, 'free', NaN],
	},
	'a percentage': {
		schema: numberField(message, percentageRange),
		valid: [
			['0', 0],
			['100', 100],
			[99.555, 99.56],
		],
		invalid: [100.01, -0.01, 'a'],
	},
	'an optional list': {
		schema: optionalList(requiredLine(message, 5), 2),
		valid: [
			[[], []],
			[
				['a', 'b'],
				['a', 'b'],
			],
			[null, null],
			[undefined, undefined],
		],
		invalid: [['a', 'b', 'c'], [''], ['abcdef'], 'a'],
	},
	'an e-mail address': {
		schema: emailSchema,
		valid: [
			[' Rumi@Example.com ', 'rumi@example.com'],
			['a+b@c.co', 'a+b@c.co'],
		],
		invalid: [
			...['', 'rumi', 'rumi@', '@example.com', 'a@b', 'a b@c.co', 'a@b.co\nbcc: c@d.co'],
			...['a@b.co, c@d.co', email(maxLengths.email + 1), null, undefined],
		],
	},
	'a telephone number of a message': {
		schema: contactBodySchema.shape.number,
		valid: [
			['+880 (1711) 555-010', '+880 (1711) 555-010'],
			['1.5', '1.5'],
			['', ''],
			[undefined, undefined],
		],
		invalid: ['call me', '555 ext 3', '(1)', '+1a', '-1', `+${'1'.repeat(maxLengths.phone)}`],
	},
	'a message': {
		schema: contactBodySchema,
		valid: [
			[
				{ ...contact, name: 'Rumi\r\nBcc: a' },
				{ ...contact, name: 'Rumi Bcc: a' },
			],
			[
				{ ...contact, subject: 'a\nb' },
				{ ...contact, subject: 'a b' },
			],
			[
				{ ...contact, details: 'a\nb' },
				{ ...contact, details: 'a\nb' },
			],
		],
		invalid: [
			{ ...contact, name: '' },
			{ ...contact, details: letters(maxLengths.text + 1) },
			{ ...contact, subject: letters(maxLengths.subject + 1) },
			{ ...contact, projects: Array(51).fill('a') },
			{ ...contact, projects: [letters(maxLengths.name + 1)] },
			{},
			null,
		],
	},
	'projects of a posted form': {
		schema: contactFormSchema.shape.projects,
		valid: [
			['a,,b', ['a', 'b']],
			['', []],
		],
		invalid: [Array(51).fill('a').join(','), letters(maxLengths.name + 1)],
	},
	'a new password': {
		schema: newPasswordSchema,
		valid: [
			['letters1', 'letters1'],
			['1AAAAA', '1AAAAA'],
			[`1${letters(MAX_PASSWORD_BYTES - 1)}`, `1${letters(MAX_PASSWORD_BYTES - 1)}`],
		],
		invalid: [
			...['', 'abcd1', 'letters', '123456', 'letters 1', 'letters1!', 'létters1'],
			...[`1${letters(MAX_PASSWORD_BYTES)}`, null, undefined],
		],
	},
	'a sign-up': {
		schema: signUpSchema,
		valid: [
			[
				{ ...account, displayName: ' Rumi ', terms: true },
				{ ...account, displayName: 'Rumi', terms: true },
			],
		],
		invalid: [
			{ ...account, displayName: 'Rumi', terms: false },
			{ ...account, displayName: 'Ru', terms: true },
			{ ...account, displayName: letters(maxLengths.name + 1), terms: true },
			{ ...account, terms: true },
		],
	},
	'a registration': {
		schema: registerBodySchema,
		valid: [
			[
				{ ...account, username: 'rumi@example.com' },
				{ ...account, displayName: 'rumi', remember: false },
			],
			[
				{ ...account, username: 'ignored', displayName: 'Rumi', remember: true },
				{ ...account, displayName: 'Rumi', remember: true },
			],
		],
		invalid: [account, { ...account, username: 'ab' }, { ...account, displayName: 7 }, null],
	},
	'the sign-in form': {
		schema: signInSchema,
		valid: [
			[
				{ identifier: ' Rumi@Example.com', password: 'letters1!' },
				{ identifier: 'rumi@example.com', password: 'letters1!', remember: false },
			],
		],
		invalid: [
			{ identifier: 'rumi', password: 'letters1' },
			{ identifier: 'rumi@example.com', password: 'abc1' },
			{ identifier: 'rumi@example.com', password: 'letters' },
			{ identifier: '', password: 'letters1' },
		],
	},
	'a sign-in': {
		schema: signInBodySchema,
		valid: [
			[
				{ identifier: ' OWNER ', password: 'any sign!' },
				{ identifier: 'owner', password: 'any sign!', remember: false },
			],
		],
		invalid: [
			{ identifier: 'owner', password: '' },
			{ identifier: letters(maxLengths.email + 1), password: 'a' },
			{ identifier: 'owner', password: letters(maxLengths.line + 1) },
			{ identifier: 'owner', password: 'a', code: '1'.repeat(maxLengths.code + 1) },
		],
	},
	'a reset password': {
		schema: resetPasswordBodySchema,
		valid: [[reset, reset]],
		invalid: [
			{ ...reset, passwordConfirmation: 'letters2' },
			{ ...reset, code: '' },
			{ ...reset, code: letters(201) },
		],
	},
	'a code of a second factor': {
		schema: optionalCode,
		valid: [
			[' 123 456 ', '123 456'],
			[undefined, undefined],
			['', ''],
		],
		invalid: ['1'.repeat(maxLengths.code + 1), 123_456],
	},
	'a review': {
		schema: reviewBodySchema,
		valid: [
			[
				{ ...review, rating: '3', projectId: 'a', blogId: '', location: '' },
				{ ...review, rating: 3, projectId: 'a', blogId: undefined, location: undefined },
			],
			[
				{ ...review, location: { country: 'Bangladesh\n' } },
				{ ...review, location: { country: 'Bangladesh' } },
			],
		],
		invalid: [
			{ ...review, projectId: 'a', blogId: 'b' },
			{ ...review, rating: 6 },
			{ ...review, rating: 0 },
			{ ...review, rating: 4.5 },
			{ ...review, reviewText: '' },
			{ ...review, reviewText: letters(maxLengths.text + 1) },
			{ ...review, location: 'Dhaka' },
		],
	},
};

describe.each(Object.entries(cases))('%s', (_, { schema, valid, invalid }) => {
	test.each(valid.map(([given, read]) => ({ given, read })))('parses $given', ({ given, read }) => {
		expect(schema.parse(given)).toEqual(read);
	});

	test.each(invalid.map((given) => ({ given })))('refuses $given', ({ given }) => {
		expect(schema.safeParse(given).success).toBe(false);
	});
});

test.each([
	['https://a.example', false],
	['HTTP://a.example', false],
	['/about', false],
	['a.example', false],
	['javascript:alert(1)', true],
	['JavaScript:alert(1)', true],
	['java\tscript:alert(1)', true],
	['java\u0000script:alert(1)', true],
	[' \u0001javascript:alert(1)', true],
	['java\r\nscript:alert(1)', true],
	['data:text/html,a', true],
	['mailto:a@b.co', true],
])('%j has a scheme other than http or https: %s', (address, isForeign) => {
	expect(hasForeignScheme(address)).toBe(isForeign);
});

test('a reply link encodes each visitor text within its own part of the mailto URL', () => {
	const written = {
		email: 'a@b.co?bcc=c@d.co',
		name: 'Rumi\nBcc: a',
		subject: 'Tea & milk\r\nBcc: a',
		details: 'Two lines\nof 100% cotton',
		date: '2026-03-04T12:00:00Z',
	};
	const address = replyAddress(written, 'Hello');
	const [to, query = ''] = address.split('?');
	const params = new URLSearchParams(query);
	expect(to).toBe('mailto:a%40b.co%3Fbcc%3Dc%40d.co');
	expect([...params.keys()]).toEqual(['subject', 'body']);
	expect(params.get('subject')).toBe('Re: Tea & milk Bcc: a');
	expect(params.get('body')).toBe(
		'Hello\n\nOn 04 Mar 2026, Rumi Bcc: a wrote:\n> Two lines\n> of 100% cotton',
	);
});
