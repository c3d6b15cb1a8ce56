import { useNavigate, useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { EntryFormDefinition, EntryValues } from '../entry-form/definition';
import { newDraftName, startDraft } from '../entry-form/new-draft';
import { type EntryForm, type Stored, useEntryForm } from '../entry-form/use-entry-form';
import { useSaved } from '../use-saved';
import { fieldsOf } from './entry-fields';
import { FormScreen } from './form-screen';

interface Screen<Form, Entry> {
	form: EntryFormDefinition<Form, Entry>;
	title: string;
	/** The button's words: `Save project`. */
	save: string;
	/** What is said when it is saved. */
	done: string;
}

function EntryScreen<Form, Entry>({
	form,
	entry,
	isNew,
	...screen
}: Pick<Screen<Form, Entry>, 'form' | 'title' | 'save'> & {
	entry: EntryForm<Form>;
	isNew: boolean;
	view?: string;
	createAnew?: () => void;
}) {
	const { main, aside, below } = fieldsOf(form, { entry, isNew });
	return (
		<FormScreen
			{...screen}
			entry={entry}
			aside={aside.length > 0 && aside}
			below={below.length > 0 && below}
		>
			{main}
			{form.After && <form.After control={entry.control} />}
		</FormScreen>
	);
}

/** Adds one of a kind; the form is empty again when it is saved. */
export function AddEntry<Form, Entry, Body extends object>({
	schema,
	send,
	done,
	...screen
}: Screen<Form, Entry> & {
	schema: z.ZodMiniType<Body, Form>;
	send: (body: Body) => Promise<unknown>;
}) {
	const { form } = screen;
	const [params] = useSearchParams();
	const entry = useEntryForm<Form, Entry, Body>({
		form,
		draftName: newDraftName(form.name, params.get('draft')),
		schema,
		send: async (body) => {
			await send(body);
			return undefined;
		},
		onSaved: useSaved(done),
	});
	return <EntryScreen {...screen} entry={entry} isNew />;
}

/** Nothing where the form has every field that may be changed. */
type Lacking<Form, Change> = Exclude<keyof Change, keyof Form> extends never ? unknown : never;

/** Changes one; the form stays, with the way to where it shows. */
export function UpdateEntry<Form, Entry, Body extends object, Change>({
	entry: before,
	schema,
	send,
	done,
	anew,
	...screen
}: Screen<Form, Entry> & {
	entry: Entry & Stored;
	schema: z.ZodMiniType<Body, Change> & Lacking<Form, Change>;
	send: (body: Body & { updated?: string }) => Promise<{ data: Entry & Stored }>;
	/** Where it shows on the site. */
	view: string;
	/** Where one is added, and what its form holds of what was typed; else the same. */
	anew: { readonly to: string; readonly values?: (typed: EntryValues<Form>) => object };
}) {
	const { form } = screen;
	const navigate = useNavigate();
	const entry = useEntryForm({
		form,
		entry: before,
		schema,
		send: async (body) => (await send(body)).data,
		onSaved: useSaved(done),
	});
	const createAnew = () => {
		const number = startDraft(form.name, anew.values?.(entry.typed()) ?? entry.typed());
		entry.draft.clear();
		entry.leaving.allow();
		void navigate(`${anew.to}?draft=${number}`);
	};
	return <EntryScreen {...screen} entry={entry} isNew={false} createAnew={createAnew} />;
}
