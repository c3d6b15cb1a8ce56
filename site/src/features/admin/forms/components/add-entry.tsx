import type { Save } from '@sumu/contract';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { TextLink } from '../../../../ui/text-link';
import { newDraftAddress, newDraftName, newNumber } from '../../drafts/new-draft';
import { WaitingDrafts } from '../../drafts/waiting-drafts';
import { places } from '../../places';
import { words } from '../../words';
import { useEntryForm } from '../entry-form/use-entry-form';
import { useSaid } from '../use-said';
import { EntryBar } from './entry-bar';
import { EntryScreen, type Screen } from './entry-screen';
import { ScheduleAction } from './schedule-action';

/**
 * Adds an entry. After publishing, the form is empty again. A draft, a scheduled entry, or one that was
 * edited during the save opens in its edit form.
 */
export function AddEntry<Form, Entry, Body extends object>(props: Adding<Form, Entry, Body>) {
	const [params] = useSearchParams();
	const draftName = newDraftName(props.form.name, params.get('draft'));
	return <AddOne key={draftName} draftName={draftName} {...props} />;
}

interface Adding<Form, Entry, Body> extends Screen<Form, Entry> {
	schema: z.ZodMiniType<Body, Form>;
	/** Schema for drafts, which may require less. */
	draftSchema?: z.ZodMiniType<Body, Form>;
	send: (body: Body & Save) => Promise<{ insertedId: string }>;
}

function AddOne<Form, Entry, Body extends object>({
	draftName,
	schema,
	draftSchema,
	send,
	done,
	form,
	title,
}: Adding<Form, Entry, Body> & { draftName: string }) {
	const { add, edit, view } = places[form.name];
	const [another] = useState(() => newDraftAddress(add, newNumber()));
	const [added, setAdded] = useState('');
	const navigate = useNavigate();
	const said = useSaid(done);
	const entry = useEntryForm<Form, Entry, Body>({
		form,
		draftName,
		schema,
		draftSchema,
		send: async (body) => ({ _id: (await send(body)).insertedId }),
		onSaved({ _id }, how, isMore) {
			said(how);
			const isPublished = how.status !== 'draft' && !how.publishAt;
			if (isPublished && !isMore) return setAdded(_id);
			entry.leaving.allow();
			void navigate(edit(_id));
		},
	});
	const bar = (
		<>
			<EntryBar entry={entry}>
				{added && (
					<>
						<TextLink to={view(added)}>{words.viewOnSite}</TextLink>
						<TextLink to={edit(added)} tone="quiet">
							{words.edit}
						</TextLink>
					</>
				)}
				<ScheduleAction entry={entry} />
			</EntryBar>
			<WaitingDrafts kind={form.name} except={draftName} />
		</>
	);
	return <EntryScreen form={form} title={title} entry={entry} bar={bar} another={another} />;
}
