import type * as z from 'zod/mini';
import type { EntryFormDefinition } from '../entry-form/definition';
import { type EntryForm, useEntryForm } from '../entry-form/use-entry-form';
import { useSaved } from '../use-saved';
import { fieldsOf } from './entry-fields';
import { FormScreen } from './form-screen';

interface Screen<Form, Entry, Body> {
	form: EntryFormDefinition<Form, Entry>;
	title: string;
	/** The button's words: `Save project`. */
	save: string;
	send: (body: Body) => Promise<unknown>;
	/** What is said when it is saved. */
	done: string;
}

function EntryScreen<Form, Entry>({
	form,
	entry,
	isNew,
	...screen
}: Pick<Screen<Form, Entry, never>, 'form' | 'title' | 'save'> & {
	entry: EntryForm<Form>;
	isNew: boolean;
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
}: Screen<Form, Entry, Body> & { schema: z.ZodMiniType<Body, Form> }) {
	const { form } = screen;
	const entry = useEntryForm({ form, schema, send, onSaved: useSaved(done) });
	return <EntryScreen {...screen} entry={entry} isNew />;
}

/** Nothing where the form has every field that may be changed. */
type Lacking<Form, Change> = Exclude<keyof Change, keyof Form> extends never ? unknown : never;

/** Changes one, and leads to `to` when it is saved. */
export function UpdateEntry<Form, Entry, Body extends object, Change>({
	entry: before,
	schema,
	send,
	done,
	to,
	...screen
}: Screen<Form, Entry, Body> & {
	entry: Entry & { readonly _id: string };
	schema: z.ZodMiniType<Body, Change> & Lacking<Form, Change>;
	to: string;
}) {
	const { form } = screen;
	const entry = useEntryForm({ form, entry: before, schema, send, onSaved: useSaved(done, to) });
	return <EntryScreen {...screen} entry={entry} isNew={false} />;
}
