import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { asideOf, type Choices } from '../../conflict/difference';
import type { readConflict } from '../../conflict/read-conflict';
import { words } from '../../words';
import { differencesOf, joined, saidOf } from './compare';
import type { EntryFormDefinition, EntryValues } from './definition';
import type { useAside } from './use-aside';
import type { Base, useDraft } from './use-draft';
import { type Held, rowsOf, valuesOf } from './values';

export type Conflict = NonNullable<ReturnType<typeof readConflict>>;

interface Version<Values> {
	readonly why: string;
	/** Values typed here. */
	readonly mine: Values;
	readonly began: Values;
	readonly theirs: Base<Values>;
	/** Whether `mine` is an older draft that the form does not show. */
	readonly isOlder: boolean;
}

interface Options<Form, Entry> {
	form: EntryFormDefinition<Form, Entry>;
	base: RefObject<Base<EntryValues<Form>>>;
	draft: Pick<ReturnType<typeof useDraft<EntryValues<Form>>>, 'older' | 'write' | 'clear'>;
	aside: ReturnType<typeof useAside<Held>>;
	methods: Pick<
		UseFormReturn<EntryValues<Form>, unknown, object>,
		'getValues' | 'setValue' | 'reset'
	>;
}

/** Merges the values typed here with the current version of the entry. */
export function useComparison<Form, Entry>({
	form,
	base,
	draft,
	aside,
	methods,
}: Options<Form, Entry>) {
	type Values = EntryValues<Form>;
	const [version, setVersion] = useState<Version<Values> | null>(() =>
		draft.older
			? {
					why: words.compare.older,
					mine: draft.older,
					began: base.current.values,
					theirs: base.current,
					isOlder: true,
				}
			: null,
	);
	const [isJoined, setJoined] = useState(false);
	const rows = new Map(rowsOf(form.fields));
	const differences =
		version && differencesOf(form, version.began, version.mine, version.theirs.values);

	function use(choices: Choices) {
		if (!version || !differences) return;
		const { mine, theirs } = version;
		const typed = new Map<string, Held>(Object.entries(mine));
		aside.add(
			Object.fromEntries(
				asideOf(differences, choices).map((name) => [name, typed.get(name) ?? '']),
			),
		);
		base.current = theirs;
		methods.reset(theirs.values);
		methods.reset(joined(form, mine, theirs.values, differences, choices), {
			keepDefaultValues: true,
		});
		draft.write();
		setJoined(true);
		setVersion(null);
	}

	return {
		open({ reason, current }: Conflict) {
			setJoined(false);
			setVersion({
				why: words.compare[reason],
				mine: structuredClone(methods.getValues()),
				began: base.current.values,
				// By contract, `current` has the shape of a read response.
				theirs: { values: valuesOf(form, current as Entry), updated: current.updated },
				isOlder: false,
			});
		},
		shown: version &&
			differences && {
				why: version.why,
				differences,
				onUse: use,
				other: {
					label: version.isOlder ? words.compare.discardDraft : words.compare.back,
					act() {
						if (version.isOlder) draft.clear();
						setVersion(null);
					},
				},
			},
		aside: {
			isJoined,
			texts: Object.entries(aside.values).flatMap(([name, value]) => {
				const row = rows.get(name);
				return row ? [{ name, label: row.label, text: saidOf(row, value) }] : [];
			}),
			onBack(name: string) {
				const values = { ...methods.getValues(), [name]: aside.values[name] };
				methods.reset(values, { keepDefaultValues: true });
				aside.remove(name);
				draft.write();
			},
			onDiscard: aside.remove,
		},
	};
}
