import { Box } from '@chakra-ui/react';
import { publicPathPattern } from '@sumu/contract';
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { sitePaths } from '../../../config/paths';
import { pagesReadKey } from '../../../lib/visits/follow-pages';
import { Checkbox } from '../../../ui/checkbox';

/** Returns the pages that this tab remembers, except the contact page itself; none if the browser blocks storage. */
function readPages(): string[] {
	try {
		return (sessionStorage.getItem(pagesReadKey) ?? '')
			.split(' ')
			.filter((path) => publicPathPattern.test(path) && path !== sitePaths.contact.at());
	} catch {
		return [];
	}
}

export interface PagesReadProps {
	readonly label: string;
	readonly note: string;
	readonly field: UseFormRegisterReturn & { defaultValue?: unknown };
}

/** Asks whether the pages read before may be sent with the message. Only browsers remember any. */
export default function PagesRead({
	label,
	note,
	field: { defaultValue: _, ...field },
}: PagesReadProps) {
	const noteId = useId();
	const [pages] = useState(readPages);
	if (pages.length === 0) return null;
	return (
		<Box marginTop="6">
			<Checkbox {...field} value={pages.join(' ')} label={label} aria-describedby={noteId} />
			<Box as="p" id={noteId} textStyle="small" color="muted" maxWidth="measure">
				{note}
			</Box>
		</Box>
	);
}
