import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { PreviewContent } from '../../../../lib/preview/frame';
import { PreviewPane } from '../../preview/components/preview-pane';
import type { EntryValues, PreviewInput } from '../entry-form/definition';
import type { EntryFields } from '../entry-form/use-entry-form';

/** Preview of an entry's page with the typed values, beside the form (on small screens, below it). */
export function EntryPreview<Form, Entry>({
	fields: { control, picture },
	stored,
	useShown,
}: {
	fields: Pick<EntryFields<Form>, 'control' | 'picture'>;
	/** Entry being edited; undefined when adding one. */
	stored: (Entry & { _id: string }) | undefined;
	useShown: (typed: PreviewInput<EntryValues<Form>, Entry>) => PreviewContent;
}) {
	const values = useWatch({ control }) as EntryValues<Form>;
	const address = picture?.chosen?.preview ?? (picture ? String(values[picture.name]) : '');
	const previewContent = useShown({ values, entry: stored, picture: address });
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => void ref.current?.scrollIntoView({ block: 'nearest' }), []);
	const linkTarget =
		stored && previewContent.kind !== 'site' ? { kind: previewContent.kind, id: stored._id } : null;
	return (
		<Box
			ref={ref}
			position={{ xl: 'sticky' }}
			top="calc({sizes.pageBar} + {spacing.6})"
			gridColumn={{ xl: '2' }}
			gridRow={{ xl: '1 / span 9' }}
			height={{ base: '85dvh', xl: 'calc(100dvh - {sizes.pageBar} - {spacing.12})' }}
			minWidth="0"
			scrollMarginTop="{sizes.pageBarSmall}"
		>
			<PreviewPane shown={previewContent} linked={linkTarget} />
		</Box>
	);
}
