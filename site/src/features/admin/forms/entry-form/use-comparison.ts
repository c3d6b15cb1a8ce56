import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { useConflictStash } from '../../conflict/use-conflict-stash';
import type { readConflict } from '../../conflict/version-conflict';
import { type ConflictChoices, listRejectedFields } from '../../conflict/version-conflict';
import { adminWords } from '../../words';
import { differencesOf, formatFieldValue, mergeVersions } from './compare-versions';
import type { EntryFormDefinition, EntryValues } from './definition';
import type { BaseVersion, useDraft } from './use-draft';
import { type FormFieldValue, rowsOf, valuesOf } from './values';

export type VersionConflict = NonNullable<ReturnType<typeof readConflict>>;

interface Version<Values> {
	readonly why: string;
	/** Values typed here. */
	readonly mine: Values;
	readonly began: Values;
	readonly theirs: BaseVersion<Values>;
	/** Whether `mine` is an older draft that the form does not show. */
	readonly isOlder: boolean;
}

interface Options<Form, Entry> {
	form: EntryFormDefinition<Form, Entry>;
	base: RefObject<BaseVersion<EntryValues<Form>>>;
	draft: Pick<ReturnType<typeof useDraft<EntryValues<Form>>>, 'older' | 'write' | 'clear'>;
	aside: ReturnType<typeof useConflictStash<FormFieldValue>>;
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
					why: adminWords.compare.older,
					mine: draft.older,
					began: base.current.values,
					theirs: base.current,
					isOlder: true,
				}
			: null,
	);
	const [isJoined, setJoined] = useState(false);
	const rowsByName = new Map(rowsOf(form.fields));
	const differences =
		version && differencesOf(form, version.began, version.mine, version.theirs.values);

	function applyChoices(choices: ConflictChoices) {
		if (!version || !differences) return;
		const { mine, theirs } = version;
		const typedValues = new Map<string, FormFieldValue>(Object.entries(mine));
		aside.add(
			Object.fromEntries(
				listRejectedFields(differences, choices).map((name) => [name, typedValues.get(name) ?? '']),
			),
		);
		base.current = theirs;
		methods.reset(theirs.values);
		methods.reset(mergeVersions(form, mine, theirs.values, differences, choices), {
			keepDefaultValues: true,
		});
		draft.write();
		setJoined(true);
		setVersion(null);
	}

	return {
		open({ reason, current }: VersionConflict) {
			setJoined(false);
			setVersion({
				why: adminWords.compare[reason],
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
				onUse: applyChoices,
				other: {
					label: version.isOlder ? adminWords.compare.discardDraft : adminWords.compare.back,
					act() {
						if (version.isOlder) draft.clear();
						setVersion(null);
					},
				},
			},
		aside: {
			isJoined,
			texts: Object.entries(aside.values).flatMap(([name, value]) => {
				const row = rowsByName.get(name);
				return row ? [{ name, label: row.label, text: formatFieldValue(row, value) }] : [];
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
