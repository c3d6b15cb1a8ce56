import { duplicateEntry, type EntryKind, unpublishEntry } from '@sumu/contract';
import { Copy, EyeOff } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { askConfirmation } from '../../../../ui/alerts';
import { TextButton } from '../../../../ui/text-link';
import { entryRoutes } from '../../entry-routes';
import { adminWords } from '../../words';
import type { EntryForm } from '../entry-form/use-entry-form';
import { useCommand, useRefreshAndNotify } from '../use-entry-command';

interface EntryKey {
	kind: EntryKind;
	id: string;
}

/** Duplicates the entry as it was last saved, and opens the new draft. */
export function DuplicateAction({ kind, id }: EntryKey) {
	const navigate = useNavigate();
	const refreshAndNotify = useRefreshAndNotify();
	const { run, ...state } = useCommand(async () => {
		const { insertedId } = await callAsUser(duplicateEntry, { params: { kind, id } });
		refreshAndNotify(adminWords.duplicate.done);
		await navigate(entryRoutes[kind].edit(insertedId));
	});
	return (
		<TextButton tone="quiet" gap="2" onClick={run} {...state}>
			<Copy size={16} aria-hidden />
			{adminWords.duplicate.action}
		</TextButton>
	);
}

/** Unpublishes an entry; hidden if it is not published. */
export function UnpublishAction<Form>({
	kind,
	id,
	entry: {
		stored: { standing, told },
	},
}: EntryKey & { entry: EntryForm<Form> }) {
	const refreshAndNotify = useRefreshAndNotify();
	const { run, ...state } = useCommand(async () => {
		if (!(await askConfirmation(adminWords.unpublish.question))) return;
		const { data } = await callAsUser(unpublishEntry, { params: { kind, id } });
		await told(data);
		refreshAndNotify(adminWords.unpublish.done);
	});
	if (!standing?.isShown) return null;
	return (
		<TextButton tone="quiet" gap="2" onClick={run} {...state}>
			<EyeOff size={16} aria-hidden />
			{adminWords.unpublish.action}
		</TextButton>
	);
}
