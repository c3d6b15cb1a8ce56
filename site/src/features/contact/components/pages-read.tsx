import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useHydrated } from '../../../lib/document/client-store';
import { useWords } from '../../../lib/words/use-words';
import { Checkbox } from '../../../ui/checkbox';

/**
 * Asks whether the pages read before may be sent with the message. Only browsers remember any: a script in the head
 * puts them into an attribute of the document, so the question is in place at the first paint.
 */
export function PagesRead({
	field: { defaultValue: _, ...field },
}: {
	field: UseFormRegisterReturn & { defaultValue?: unknown };
}) {
	const { t } = useWords();
	const noteId = useId();
	const isHydrated = useHydrated();
	const pages = isHydrated ? (document.documentElement.dataset.pagesRead ?? '') : undefined;
	if (pages === '') return null;
	return (
		<Box marginTop="6" css={{ 'html:not([data-pages-read]) &': { display: 'none' } }}>
			<Checkbox
				{...field}
				value={pages ?? ''}
				label={t('Also send the pages you’ve read on this visit')}
				aria-describedby={noteId}
			/>
			<Box as="p" id={noteId} textStyle="small" color="muted" maxWidth="measure">
				{t(
					'They help me understand what you’re looking for. Until you send them, only this browser tab knows them.',
				)}
			</Box>
		</Box>
	);
}
