import { Box, chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { type Path, useWatch } from 'react-hook-form';
import { Field, TextArea } from '../../../../ui/field';
import type { EntryValues, ShowArticle } from '../entry-form/definition';
import type { EntryForm } from '../entry-form/use-entry-form';
import { apply } from './apply';
import { Preview } from './preview';
import { Toolbar } from './toolbar';
import { type Tool, toolOf } from './tools';

const views = ['Write', 'Preview'] as const;
type View = (typeof views)[number];

const ViewButton = chakra('button', {
	base: {
		minHeight: 'compact',
		paddingInline: '4',
		textStyle: 'small',
		cursor: 'pointer',
		borderBottomWidth: '2px',
		borderColor: 'transparent',
		_pressed: { borderColor: 'accent' },
	},
});

const Pane = chakra('div', {
	base: {
		minWidth: '0',
		height: { lg: 'clamp(420px, calc(100dvh - 260px), 820px)' },
		'&[data-hidden]': { display: { base: 'none', lg: 'block' } },
	},
});

/** Markdown, its tools, and beside it (on small screens in its place) what becomes of it. */
export function MarkdownField<Form>({
	entry,
	name,
	label,
	show,
}: {
	entry: EntryForm<Form>;
	name: Path<EntryValues<Form>>;
	label: string;
	show: ShowArticle;
}) {
	const area = useRef<HTMLTextAreaElement>(null);
	const [view, setView] = useState<View>('Write');
	const previewId = useId();
	const text = useWatch({ control: entry.control, name });
	const { ref, ...field } = entry.field(name);
	const use = ({ edit }: Tool) => {
		if (area.current) apply(area.current, edit);
	};
	return (
		<Field label={label} error={entry.error(name)}>
			{(ties) => (
				<Box borderWidth="1px" borderColor={ties['aria-invalid'] ? 'danger' : 'control'}>
					<Box
						display="flex"
						flexWrap="wrap"
						justifyContent="space-between"
						borderBottomWidth="1px"
						borderColor="hairline"
						paddingInline="1"
					>
						<Toolbar controls={ties.id} onUse={use} />
						<Box role="group" aria-label="Show" hideFrom="lg">
							{views.map((one) => (
								<ViewButton
									key={one}
									type="button"
									aria-pressed={view === one}
									onClick={() => setView(one)}
								>
									{one}
								</ViewButton>
							))}
						</Box>
					</Box>
					<Box
						display="grid"
						gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
					>
						<Pane data-hidden={view === 'Write' ? undefined : ''}>
							<TextArea
								{...ties}
								{...field}
								ref={(node: HTMLTextAreaElement | null) => {
									area.current = node;
									ref(node);
								}}
								display="block"
								height="full"
								minHeight={{ base: '50dvh', lg: '0' }}
								resize="none"
								border="none"
								boxShadow="none !important"
								fontFamily="code"
								fontSize="small"
								lineHeight="body"
								onKeyDown={(event) => {
									const tool = toolOf(event);
									if (!tool) return;
									event.preventDefault();
									use(tool);
								}}
							/>
						</Pane>
						<Pane
							id={previewId}
							role="region"
							aria-label="Preview"
							// A keyboard scrolls only what it can reach.
							tabIndex={0}
							data-hidden={view === 'Preview' ? undefined : ''}
							overflowY="auto"
							padding="4"
							minHeight={{ base: '50dvh', lg: '0' }}
							borderInlineStartWidth={{ lg: '1px' }}
							borderColor="hairline"
							_focusVisible={{ outlineOffset: '-3px' }}
						>
							<Preview text={typeof text === 'string' ? text : ''} show={show} />
						</Pane>
					</Box>
				</Box>
			)}
		</Field>
	);
}
