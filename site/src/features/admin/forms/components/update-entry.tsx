import type { SaveFields } from '@sumu/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { TextLink } from '../../../../ui/text-link';
import { newDraftAddress, startDraft } from '../../drafts/local-drafts';
import { entryRoutes } from '../../entry-routes';
import { HistoryButton } from '../../history/history-button';
import { adminWords } from '../../words';
import type { EntryValues } from '../entry-form/definition';
import { createHistoryAdapter } from '../entry-form/history-adapter';
import { type StoredEntry, useEntryForm } from '../entry-form/use-entry-form';
import { useRequiredFields } from '../use-required-fields';
import { useSaveNotice } from '../use-save-notice';
import { useTranslatedForm } from '../use-translated-form';
import { DuplicateAction, UnpublishAction } from './entry-commands';
import { EntryBar, EntryScreen, type EntryScreenProps } from './entry-screen';
import { NewerDraft } from './newer-draft';
import { ScheduleAction } from './schedule-action';

/** Resolves to `unknown` if the form has every updatable field, otherwise to `never`, which fails to compile. */
type AssertAllFields<Form, Change> =
	Exclude<keyof Change, keyof Form> extends never ? unknown : never;

/** Edits an entry. The form stays open after a save, with a link to the public page. */
export function UpdateEntry<Form, Entry, Body extends object, Change>({
	entry: before,
	send,
	done,
	anew,
	action,
	...definition
}: EntryScreenProps<Form, Entry> & {
	entry: Entry & StoredEntry;
	schema: z.ZodMiniType<Body, Change> & AssertAllFields<Form, Change>;
	/** Schema for drafts, which may require less. */
	draftSchema?: z.ZodMiniType<Body, Change>;
	send: (body: Body & SaveFields) => Promise<{ data: Entry & StoredEntry }>;
	/** Maps the typed values to those of the add form; optional if both forms have the same fields. */
	anew?: (typed: EntryValues<Form>) => object;
	/** Further action on the stored entry. */
	action?: ReactNode;
}) {
	const { schema, draftSchema, ...requirements } = useRequiredFields(definition, 'update');
	const { form, title } = useTranslatedForm({ ...definition, ...requirements });
	const { add, view } = entryRoutes[form.name];
	const entryKey = { kind: form.name, id: before._id };
	const navigate = useNavigate();
	const showSaveNotice = useSaveNotice(done);
	const entryForm = useEntryForm({
		form,
		entry: before,
		schema,
		draftSchema,
		send: async (body) => (await send(body)).data,
		onSaved: (_, how) => showSaveNotice(how),
	});
	const createAnew = () => {
		const number = startDraft(
			form.name,
			anew?.(entryForm.fields.typed()) ?? entryForm.fields.typed(),
		);
		entryForm.drafts.draft.clear();
		entryForm.drafts.leaving.allow();
		void navigate(newDraftAddress(add, number));
	};
	const historyAdapter = createHistoryAdapter(form, before._id, (restored) =>
		// Restore responses include the id and the version.
		entryForm.stored.take(restored as Entry & StoredEntry),
	);
	const { standing, restart } = entryForm.stored;
	const isNewer = standing?.isShown && standing.status !== 'published';
	const entryBar = (
		<>
			<EntryBar entry={entryForm}>
				{standing?.isShown && <TextLink to={view(before._id)}>{adminWords.viewOnSite}</TextLink>}
				<ScheduleAction entry={entryForm} />
				<DuplicateAction {...entryKey} />
				<UnpublishAction {...entryKey} entry={entryForm} />
				<HistoryButton past={historyAdapter} />
				{action}
			</EntryBar>
			{isNewer && (
				<NewerDraft
					{...entryKey}
					past={historyAdapter}
					// Each endpoint returns its own kind.
					onDiscarded={(stored) => restart(stored as Entry & StoredEntry)}
				/>
			)}
		</>
	);
	return (
		<EntryScreen
			form={form}
			title={title}
			entry={entryForm}
			stored={before}
			bar={entryBar}
			createAnew={createAnew}
		/>
	);
}
