import type { Save } from '@sumu/contract';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { TextLink } from '../../../../ui/text-link';
import { newDraftAddress, startDraft } from '../../drafts/new-draft';
import { HistoryButton } from '../../history/history-button';
import { places } from '../../places';
import { words } from '../../words';
import type { EntryValues } from '../entry-form/definition';
import { pastOf } from '../entry-form/past';
import { type Stored, useEntryForm } from '../entry-form/use-entry-form';
import { useSaid } from '../use-said';
import { EntryBar } from './entry-bar';
import { DuplicateAction, UnpublishAction } from './entry-commands';
import { EntryScreen, type Screen } from './entry-screen';
import { NewerDraft } from './newer-draft';
import { ScheduleAction } from './schedule-action';

/** Resolves to `unknown` if the form has every updatable field, otherwise to `never`, which fails to compile. */
type Lacking<Form, Change> = Exclude<keyof Change, keyof Form> extends never ? unknown : never;

/** Edits an entry. The form stays open after a save, with a link to the public page. */
export function UpdateEntry<Form, Entry, Body extends object, Change>({
	entry: before,
	schema,
	draftSchema,
	send,
	done,
	anew,
	form,
	title,
}: Screen<Form, Entry> & {
	entry: Entry & Stored;
	schema: z.ZodMiniType<Body, Change> & Lacking<Form, Change>;
	/** Schema for drafts, which may require less. */
	draftSchema?: z.ZodMiniType<Body, Change>;
	send: (body: Body & Save) => Promise<{ data: Entry & Stored }>;
	/** Maps the typed values to those of the add form; optional if both forms have the same fields. */
	anew?: (typed: EntryValues<Form>) => object;
}) {
	const { add, view } = places[form.name];
	const which = { kind: form.name, id: before._id };
	const navigate = useNavigate();
	const said = useSaid(done);
	const entry = useEntryForm({
		form,
		entry: before,
		schema,
		draftSchema,
		send: async (body) => (await send(body)).data,
		onSaved: (_, how) => said(how),
	});
	const createAnew = () => {
		const number = startDraft(form.name, anew?.(entry.typed()) ?? entry.typed());
		entry.draft.clear();
		entry.leaving.allow();
		void navigate(newDraftAddress(add, number));
	};
	const past = pastOf(form, before._id, (restored) =>
		// Restore responses include the id and the version.
		entry.take(restored as Entry & Stored),
	);
	const { standing, restart } = entry;
	const isNewer = standing?.isShown && standing.status !== 'published';
	const bar = (
		<>
			<EntryBar entry={entry}>
				{standing?.isShown && <TextLink to={view(before._id)}>{words.viewOnSite}</TextLink>}
				<ScheduleAction entry={entry} />
				<DuplicateAction {...which} />
				<UnpublishAction {...which} entry={entry} />
				<HistoryButton past={past} />
			</EntryBar>
			{isNewer && (
				<NewerDraft
					{...which}
					past={past}
					// Each endpoint returns its own kind.
					onDiscarded={(stored) => restart(stored as Entry & Stored)}
				/>
			)}
		</>
	);
	return (
		<EntryScreen
			form={form}
			title={title}
			entry={entry}
			stored={before}
			bar={bar}
			createAnew={createAnew}
		/>
	);
}
