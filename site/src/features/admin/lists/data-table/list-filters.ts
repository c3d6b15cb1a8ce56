import { ratingRange } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../../../lib/site/use-site';
import { managedTagsQuery, subscriberTagsQuery } from '../../tags/api';
import { nameCondition } from './nested-filter';

interface Choice {
	readonly value: string;
	readonly label: string;
}

interface ChoiceFilter {
	readonly type: 'choice';
	readonly label: string;
	/** Its parameter in the address and in the list call. */
	readonly names: readonly [string];
	readonly useChoices: () => readonly Choice[];
}

interface DateFilter {
	readonly type: 'dates';
	readonly label: string;
	readonly names: readonly [from: string, to: string];
}

/** A condition that the owner can put on a list. */
export type ListFilter = ChoiceFilter | DateFilter;

const toChoices = (names: readonly string[]): Choice[] =>
	names.map((name) => ({ value: name, label: name }));

export const dateFilter: DateFilter = {
	type: 'dates',
	label: 'Date',
	names: [nameCondition('date', '$gte'), nameCondition('date', '$lte')],
};

export const categoryFilter: ChoiceFilter = {
	type: 'choice',
	label: 'Category',
	names: ['category'],
	useChoices() {
		const { categories, shownCategories } = useSite();
		return toChoices(categories.length > 0 ? categories : shownCategories);
	},
};

export const tagFilter: ChoiceFilter = {
	type: 'choice',
	label: 'Tag',
	names: ['tag'],
	useChoices() {
		const { data = [] } = useQuery(managedTagsQuery());
		return data.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }));
	},
};

const ratings = Array.from({ length: ratingRange.max }, (_, index) =>
	String(ratingRange.max - index),
);

export const ratingFilter: ChoiceFilter = {
	type: 'choice',
	label: 'Rating',
	names: [nameCondition('rating', '$eq')],
	useChoices: () =>
		ratings.map((rating) => ({
			value: rating,
			label: rating === '1' ? '1 star' : `${rating} stars`,
		})),
};

const answerChoices: readonly Choice[] = [
	{ value: 'true', label: 'Answered' },
	{ value: 'false', label: 'Not answered' },
];

export const answerFilter: ChoiceFilter = {
	type: 'choice',
	label: 'Answer',
	names: [nameCondition('answered', '$eq')],
	useChoices: () => answerChoices,
};

const confirmationChoices: readonly Choice[] = [
	{ value: 'true', label: 'Confirmed' },
	{ value: 'false', label: 'Not confirmed yet' },
];

export const confirmationFilter: ChoiceFilter = {
	type: 'choice',
	label: 'Confirmation',
	names: [nameCondition('confirmed', '$eq')],
	useChoices: () => confirmationChoices,
};

const deliveryChoices: readonly Choice[] = [
	{ value: 'true', label: 'Gets letters' },
	{ value: 'false', label: 'Suspended' },
];

export const deliveryFilter: ChoiceFilter = {
	type: 'choice',
	label: 'Delivery',
	names: [nameCondition('suspendedOn', '$null')],
	useChoices: () => deliveryChoices,
};

export const subscriberTagFilter: ChoiceFilter = {
	type: 'choice',
	label: 'Tag',
	names: ['tag'],
	useChoices() {
		const { data = [] } = useQuery(subscriberTagsQuery());
		return data.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }));
	},
};

export const groupFilter: ChoiceFilter = {
	type: 'choice',
	label: 'Group',
	names: [nameCondition('group', '$eq')],
	useChoices: () => toChoices(useSite().skillGroups),
};
