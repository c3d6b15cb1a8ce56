import { parse } from 'qs';
import { expect, test } from 'vitest';
import { isNestedCondition, nameCondition, toFilterQuery } from './nested-filter';

/** Reads a query as the CMS does. */
const read = (query: Record<string, string>) =>
	parse(new URLSearchParams(query).toString(), { depth: 10 });

test('a condition is named in Strapi’s filter syntax', () => {
	expect(nameCondition('rating', '$gte')).toBe('filters[rating][$gte]');
	expect(isNestedCondition('filters[rating][$gte]')).toBe(true);
	expect(isNestedCondition('filters')).toBe(false);
	expect(isNestedCondition('tag')).toBe(false);
});

test('conditions reach the CMS as a nested filter, and those of the call beside it', () => {
	const query = toFilterQuery({
		tag: 'R&D [beta]',
		'filters[rating][$gte]': '4',
		'filters[$or][0][name][$containsi]': 'a & b',
		'filters[$or][1][name][$eq]': '[c]=d',
	});
	expect(read(query)).toEqual({
		tag: 'R&D [beta]',
		filters: {
			rating: { $gte: '4' },
			$or: [{ name: { $containsi: 'a & b' } }, { name: { $eq: '[c]=d' } }],
		},
	});
});

test('a last day includes all its hours, at any depth', () => {
	const lastDay = '2026-01-31';
	const query = toFilterQuery({
		'filters[date][$gte]': lastDay,
		'filters[$and][0][date][$lte]': lastDay,
		'filters[price][$lte]': '900',
	});
	expect(read(query).filters).toEqual({
		date: { $gte: lastDay },
		$and: [{ date: { $lte: `${lastDay}T23:59:59.999Z` } }],
		price: { $lte: '900' },
	});
});
