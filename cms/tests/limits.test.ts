import { readFileSync } from 'node:fs';
import {
	addressPatterns,
	blogFormSchema,
	colourPattern,
	contactBodySchema,
	maxLengths,
	messages,
	messageUpdateSchema,
	newsletterBodySchema,
	ownerReviewFormSchema,
	percentageRange,
	priceRange,
	profileSchema,
	projectFormSchema,
	ratingRange,
	serviceFormSchema,
	siteFormSchema,
	skillFormSchema,
	skillGroups,
	tagsPattern,
	teaserIcons,
	userBodySchema,
} from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import {
	type AttributeConstraints,
	findFault,
} from '../src/platform/validation/validate-attributes.ts';
import { ordinary } from './support/resolve-custom-fields.ts';

type Attributes = Record<string, AttributeConstraints & { repeatable?: boolean }>;
interface Schema {
	safeParse(value: unknown): { success: boolean };
	shape?: Record<string, Schema>;
	def?: {
		element?: Schema;
		innerType?: Schema;
		in?: Schema;
		checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
	};
}

const read = (path: string): Attributes =>
	ordinary(JSON.parse(readFileSync(`src/${path}.json`, 'utf8')).attributes);
const content = (name: string) => read(`api/${name}/content-types/${name}/schema`);
const component = (uid: string) => read(`components/${uid.replace('.', '/')}`);

const forms = {
	project: projectFormSchema,
	blog: blogFormSchema,
	service: serviceFormSchema,
	skill: skillFormSchema,
	review: ownerReviewFormSchema,
	message: { shape: { ...contactBodySchema.shape, ...messageUpdateSchema.shape } },
	subscriber: newsletterBodySchema,
	'site-setting': siteFormSchema,
} as const;

/** Form keys whose columns have other names. The URL of a picture has its own column. */
const columns: Record<string, Record<string, readonly string[]>> = {
	project: {
		image: ['imageUrl'],
		projectFeature: ['projectFeature1', 'projectFeature2', 'projectFeature3', 'projectFeature4'],
	},
	blog: { img: ['imageUrl'] },
	service: { img: ['imageUrl'] },
	skill: { img: ['imageUrl'] },
	review: {
		userName: ['UserName'],
		review: ['reviewText'],
		location: ['userCity'],
		image: ['userImgUrl'],
	},
};
/** Columns that the program sets; no form contains them. */
const programs = [
	'submissionKey',
	'item',
	'source',
	'spamScore',
	'token',
	'userEmail',
	'country',
	'consentNote',
	'subscriberTags',
	'bounces',
];

const limits: readonly number[] = [...Object.values(maxLengths), 40, 255];
const bounds = [ratingRange, percentageRange, priceRange].flatMap(({ min, max }) => [min, max]);
const numbers: readonly number[] = [...bounds, 0, 30, 100, 1900, 9999, 1_000_000_000];
const around = (edge: number) => [edge - 1, edge, edge + 1];
/** Values around every limit that either side may have. */
const probes: readonly unknown[] = [
	...new Set(limits.flatMap(around).map((length) => 'x'.repeat(length))),
	...new Set(numbers.flatMap(around)),
	1.5,
	'',
	...[skillGroups, teaserIcons].flat(),
	...['https://a.test', 'HTTP://a.test/b?c#d', 'a.test/in/x', '//a.test', 'https://', '/uploads/a'],
	...['javascript:alert(9)', 'data:text/html,x', 'mailto:a@a.test', 'ftp://a.test', 'https:a'],
	`https://a.test/${'x'.repeat(maxLengths.url)}`,
];
const shown = (probe: unknown) => JSON.stringify(probe)?.slice(0, 40);

const isText = ({ type }: AttributeConstraints) =>
	/^(string|text|richtext|email|enumeration)$/.test(type);
const isNumber = ({ type }: AttributeConstraints) => /^(integer|decimal|float)$/.test(type);
/** A form may reject an empty text that the content type accepts: every field of the original's form is required. */
const emptied = (probe: unknown) => probe === '';
/** The form may omit them although the column requires them: the contract adds the name of a known network. */
const filledIn = ['site-setting.socials.network'];
const comparable = (attribute: AttributeConstraints) => {
	const kind = isText(attribute) ? 'string' : 'number';
	return probes.filter((probe) => typeof probe === kind);
};
/** Fields with a format that other tests check; only this maximum length is compared. */
const formed: Readonly<Record<string, number>> = {
	email: maxLengths.email,
	number: maxLengths.phone,
	phoneNumber: maxLengths.phone,
	timeZone: 40,
	language: 40,
	currency: 40,
	tags: 600,
	slug: maxLengths.slug,
	adminPath: maxLengths.slug,
};

/** The expected error message for an invalid value. */
function words(
	probe: unknown,
	{ enum: choices, min = 0, max, maxLength = 0, regex }: AttributeConstraints,
): string {
	if (typeof probe === 'number')
		return max === undefined ? messages.atLeast(min) : messages.numberBetween(min, max);
	if (choices) return messages.chooseOne(choices);
	if (regex === colourPattern.source && String(probe).length <= maxLength)
		return messages.invalidColour;
	return String(probe).length > maxLength ? messages.tooLong(maxLength) : messages.invalidAddress;
}

function compare(where: string, name: string, attribute: AttributeConstraints, schema: Schema) {
	for (const probe of comparable(attribute)) {
		const said = findFault(probe, attribute, false);
		const here = said === null;
		const there = schema.safeParse(probe).success;
		if (emptied(probe) || name in formed) {
			if (!emptied(probe) && there)
				expect([where, shown(probe), here]).toEqual([where, shown(probe), true]);
			if (emptied(probe) && there)
				expect([where, '', here]).toEqual([where, '', !filledIn.includes(where)]);
			continue;
		}
		expect([where, shown(probe), here]).toEqual([where, shown(probe), there]);
		if (said !== null)
			expect([where, shown(probe), said]).toEqual([where, shown(probe), words(probe, attribute)]);
	}
	if (name in formed) expect([where, attribute.maxLength]).toEqual([where, formed[name]]);
}

const mostOf = ({ def }: Schema) =>
	def?.checks?.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum;

/** Expects a component list to have the same maximum as its form, and each component to match its form. */
function compareComponent(where: string, attribute: Attributes[string], schema: Schema) {
	const given = attribute.repeatable ? schema.def?.element : schema;
	// An entry may be transformed after its fields are checked.
	const inner = given?.def?.in?.shape ? given.def.in : given;
	if (attribute.repeatable) {
		const entry = Array.from({ length: (attribute.max ?? 0) + 1 }, () => ({}));
		expect([where, attribute.max, findFault(entry, attribute, false) !== null]).toEqual([
			where,
			mostOf(schema),
			true,
		]);
	}
	if (!inner || !attribute.component) throw new Error(`${where} has no schema`);
	const attributes = component(attribute.component);
	if (!inner.shape) return compare(where, 'text', attributes.text as AttributeConstraints, inner);
	compareAll(where, attributes, inner.shape, { image: ['imageUrl'] });
}

/** Unwraps optional and nullable schemas. */
const withoutNull = (schema: Schema): Schema =>
	schema.def?.innerType ? withoutNull(schema.def.innerType) : schema;

function compareAll(
	where: string,
	attributes: Attributes,
	shape: Record<string, Schema>,
	renamed: Record<string, readonly string[]>,
) {
	const unseen = new Set(
		Object.entries(attributes)
			.filter(
				([name, each]) =>
					(isText(each) || isNumber(each) || each.component) && !programs.includes(name),
			)
			.map(([name]) => name),
	);
	for (const name of ['rank', 'level']) if (!(name in shape)) unseen.delete(name);
	for (const [key, schema] of Object.entries(shape))
		for (const name of renamed[key] ?? [key]) {
			const attribute = attributes[name];
			unseen.delete(name);
			const given = withoutNull(schema);
			const one = renamed[key]?.length && given.def?.element ? given.def.element : schema;
			if (attribute?.component) compareComponent(`${where}.${name}`, attribute, withoutNull(one));
			else if (attribute && (isText(attribute) || isNumber(attribute)))
				compare(`${where}.${name}`, name, attribute, one);
		}
	expect([where, [...unseen]]).toEqual([where, []]);
}

describe('schema.json', () => {
	it.each(Object.entries(forms))('accepts the same values as the contract: %s', (name, form) => {
		compareAll(name, content(name), form.shape as never, columns[name] ?? {});
	});

	it('accepts the same values as the contract: an account', () => {
		const user = read('extensions/users-permissions/content-types/user/schema');
		// The operation ignores every URL that is not an upload's, so it refuses none.
		const { photoURL: _, ...body } = userBodySchema.shape;
		const shape = { ...body, ...profileSchema.shape } as never;
		const own = Object.fromEntries(Object.entries(user).filter(([name]) => name in shape));
		compareAll('user', own, shape, {});
	});

	it('has a contract pattern for every URL field', () => {
		const all = [...Object.keys(forms), 'cart-item'].map((name) => [name, content(name)] as const);
		const parts = ['link', 'social', 'achievement'].map(
			(name) => [name, component(`site.${name}`)] as const,
		);
		const user = read('extensions/users-permissions/content-types/user/schema');
		const known: readonly string[] = Object.values(addressPatterns);
		let seen = 0;
		for (const [where, attributes] of [...all, ...parts, ['user', user] as const])
			for (const [name, { maxLength, regex }] of Object.entries(attributes)) {
				if (maxLength !== maxLengths.url) continue;
				expect([where, name, known.includes(regex ?? '')]).toEqual([where, name, true]);
				seen++;
			}
		expect(seen).toBe(15);
	});

	it('has the contract’s pattern for tags', () => {
		const { regex = '' } = content('blog').tags ?? {};
		expect(regex).toBe(tagsPattern);
		for (const tags of ['CSS, C++', 'বাংলা', 'it’s, Node.js'])
			expect([tags, findFault(tags, { type: 'string', regex }, false)]).toEqual([tags, null]);
		for (const tags of ['a:b', 'a%', '#a', 'x'.repeat(41), Array(13).fill('a').join(', ')])
			expect([tags, findFault(tags, { type: 'string', regex }, false)]).toEqual([
				tags,
				messages.notATag,
			]);
	});
});
