import type { SaveFields } from '@sumu/contract';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { TextLink } from '../../../../ui/text-link';
import { newDraftAddress, newDraftName, newNumber } from '../../drafts/local-drafts';
import { WaitingDrafts } from '../../drafts/unsaved-drafts';
import { entryRoutes } from '../../entry-routes';
import { adminWords } from '../../words';
import { useEntryForm } from '../entry-form/use-entry-form';
import { useRequiredFields } from '../use-required-fields';
import { useSaveNotice } from '../use-save-notice';
import { useTranslatedForm } from '../use-translated-form';
import { EntryBar, EntryScreen, type EntryScreenProps } from './entry-screen';
import { ScheduleAction } from './schedule-action';

/**
 * Adds an entry. After publishing, the form is empty again. A draft, a scheduled entry, or one that was
 * edited during the save opens in its edit form.
 */
export function AddEntry<Form, Entry, Body extends object>(
	props: AddEntryProps<Form, Entry, Body>,
) {
	const [params] = useSearchParams();
	const draftName = newDraftName(props.form.name, params.get('draft'));
	const requirements = useRequiredFields(props, 'add');
	const translation = useTranslatedForm({ ...props, ...requirements });
	return (
		<AddOne key={draftName} draftName={draftName} {...props} {...requirements} {...translation} />
	);
}

interface AddEntryProps<Form, Entry, Body> extends EntryScreenProps<Form, Entry> {
	schema: z.ZodMiniType<Body, Form>;
	/** Schema for drafts, which may require less. */
	draftSchema?: z.ZodMiniType<Body, Form>;
	send: (body: Body & SaveFields) => Promise<{ insertedId: string }>;
}

function AddOne<Form, Entry, Body extends object>({
	draftName,
	schema,
	draftSchema,
	send,
	done,
	form,
	title,
}: AddEntryProps<Form, Entry, Body> & { draftName: string }) {
	const { add, edit, view } = entryRoutes[form.name];
	const [another] = useState(() => newDraftAddress(add, newNumber()));
	const [addedId, setAddedId] = useState('');
	const navigate = useNavigate();
	const showSaveNotice = useSaveNotice(done);
	const entryForm = useEntryForm<Form, Entry, Body>({
		form,
		draftName,
		schema,
		draftSchema,
		send: async (body) => ({ _id: (await send(body)).insertedId }),
		onSaved({ _id }, how, isMore) {
			showSaveNotice(how);
			const isPublished = how.status !== 'draft' && !how.publishAt;
			if (isPublished && !isMore) return setAddedId(_id);
			entryForm.drafts.leaving.allow();
			void navigate(edit(_id));
		},
	});
	const entryBar = (
		<>
			<EntryBar entry={entryForm}>
				{addedId && (
					<>
						<TextLink to={view(addedId)}>{adminWords.viewOnSite}</TextLink>
						<TextLink to={edit(addedId)} tone="quiet">
							{adminWords.edit}
						</TextLink>
					</>
				)}
				<ScheduleAction entry={entryForm} />
			</EntryBar>
			<WaitingDrafts kind={form.name} except={draftName} />
		</>
	);
	return (
		<EntryScreen form={form} title={title} entry={entryForm} bar={entryBar} another={another} />
	);
}
