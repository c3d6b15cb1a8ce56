import { duplicateEntry, type EntryKind, unpublishEntry } from '@sumu/contract';
import { Copy, EyeOff } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { confirm } from '../../../../ui/alerts';
import { TextButton } from '../../../../ui/text-link';
import { places } from '../../places';
import { words } from '../../words';
import { useCommand } from '../entry-form/use-command';
import type { EntryForm } from '../entry-form/use-entry-form';
import { useSaved } from '../use-saved';

interface Which {
	kind: EntryKind;
	id: string;
}

/** Duplicates the entry as it was last saved, and opens the new draft. */
export function DuplicateAction({ kind, id }: Which) {
	const navigate = useNavigate();
	const saved = useSaved();
	const { run, ...state } = useCommand(async () => {
		const { insertedId } = await callAsUser(duplicateEntry, { params: { kind, id } });
		saved(words.duplicate.done);
		await navigate(places[kind].edit(insertedId));
	});
	return (
		<TextButton tone="quiet" gap="2" onClick={run} {...state}>
			<Copy size={16} aria-hidden />
			{words.duplicate.action}
		</TextButton>
	);
}

/** Unpublishes an entry; hidden if it is not published. */
export function UnpublishAction<Form>({
	kind,
	id,
	entry: { standing, told },
}: Which & { entry: EntryForm<Form> }) {
	const saved = useSaved();
	const { run, ...state } = useCommand(async () => {
		if (!(await confirm(words.unpublish.question))) return;
		const { data } = await callAsUser(unpublishEntry, { params: { kind, id } });
		await told(data);
		saved(words.unpublish.done);
	});
	if (!standing?.isShown) return null;
	return (
		<TextButton tone="quiet" gap="2" onClick={run} {...state}>
			<EyeOff size={16} aria-hidden />
			{words.unpublish.action}
		</TextButton>
	);
}
