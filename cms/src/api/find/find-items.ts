import {
	canOpenScreen,
	entryKinds,
	type FoundItem,
	MAX_FOUND_ITEMS,
	searchLimits,
	settingAnchor,
	settingIndex,
	sumuPaths,
	sumuScreens,
} from '@sumu/contract';
import { defaultForm, resolveWorkplaceTranslations } from '@sumu/contract/words';
import { canManageKind, contractRoles, type RoleType } from '../../access/roles';
import { readLocale } from '../site-setting/read-settings';
import { findEntries } from './find-entries';
import { findPeople } from './find-people';

/** Returns the words of a query in lower case. */
const wordsOf = (typed: string): string[] =>
	[...new Set(typed.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, searchLimits.words);

const hasEveryWord = (text: string, words: readonly string[]) => {
	const lowerCaseText = text.toLowerCase();
	return words.every((word) => lowerCaseText.includes(word));
};

async function findScreens(words: readonly string[], role: RoleType): Promise<FoundItem[]> {
	const translations = resolveWorkplaceTranslations(await readLocale());
	return sumuScreens
		.filter(({ access }) => canOpenScreen(contractRoles[role], access))
		.map((screen) => ({
			...screen,
			title: defaultForm(translations[screen.label] ?? screen.label),
		}))
		.filter(({ title, label, keywords }) => hasEveryWord(`${title} ${label} ${keywords}`, words))
		.map(({ key, title, to }) => ({ kind: 'screen', _id: key, title, excerpt: '', to }));
}

const findSettings = (words: readonly string[]): FoundItem[] =>
	settingIndex
		.filter(({ label, help, groupTitle }) => hasEveryWord(`${groupTitle} ${label} ${help}`, words))
		.map(({ name, label, help, group, groupTitle }) => ({
			kind: 'setting',
			_id: name,
			title: label,
			excerpt: help ? `${groupTitle}: ${help}` : groupTitle,
			to: `${sumuPaths.settings.at(group)}#${settingAnchor(name)}`,
		}));

/** Returns how well a title matches: it starts with the words, contains them, or does not. */
function rankOf(title: string, words: readonly string[]): number {
	if (title.toLowerCase().startsWith(words.join(' '))) return 0;
	return hasEveryWord(title, words) ? 1 : 2;
}

/** Items of each kind that are shown before more of any other kind are. */
const GUARANTEED_ITEMS = 2;

/** Returns the best items, those with the best titles first. No kind displaces the others. */
function selectBest(groups: readonly FoundItem[][], words: readonly string[]): FoundItem[] {
	const rankedItems = groups.flatMap((items, group) =>
		items
			.map((item) => ({ item, group, rank: rankOf(item.title, words) }))
			.toSorted((a, b) => a.rank - b.rank)
			.map((each, place) => ({ ...each, place })),
	);
	const isFurther = ({ place }: { place: number }) => Number(place >= GUARANTEED_ITEMS);
	return rankedItems
		.toSorted((a, b) => isFurther(a) - isFurther(b) || a.rank - b.rank || a.place - b.place)
		.slice(0, MAX_FOUND_ITEMS)
		.toSorted((a, b) => a.rank - b.rank || a.group - b.group)
		.map(({ item }) => item);
}

/** Finds everything that a role manages and that contains all words of `typed`, in any order; best match first. */
export async function findItems(typed: string, role: RoleType): Promise<FoundItem[]> {
	const words = wordsOf(typed);
	if (words.length === 0) return [];
	const isAdmin = role === 'admin';
	const groups = await Promise.all([
		findScreens(words, role),
		...entryKinds
			.filter((kind) => canManageKind(role, kind))
			.map((kind) => findEntries(kind, typed, words)),
		...(isAdmin ? findPeople(words) : []),
		canManageKind(role, 'site') ? findSettings(words) : [],
	]);
	return selectBest(groups, words);
}
