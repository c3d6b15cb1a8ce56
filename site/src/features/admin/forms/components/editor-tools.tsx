import { Box } from '@chakra-ui/react';
import {
	type LucideIcon,
	Maximize2,
	Minimize2,
	PanelRightClose,
	PanelRightOpen,
} from 'lucide-react';
import type { AriaAttributes } from 'react';
import { TextButton } from '../../../../ui/text-link';
import { adminWords } from '../../words';
import type { useEditorView } from './use-editor-view';

const { editor: editorWords } = adminWords;

interface ToolProps extends Pick<AriaAttributes, 'aria-expanded' | 'aria-controls'> {
	icon: LucideIcon;
	label: string;
	onClick: () => void;
}

const EditorToolButton = ({ icon: Icon, label, ...button }: ToolProps) => (
	<TextButton tone="quiet" gap="2" textStyle="small" {...button}>
		<Icon size={16} aria-hidden />
		{label}
	</TextButton>
);

/** Buttons that hide the details, or everything but the main fields. */
export const EditorTools = ({
	view: { isDistractionFree, setDistractionFree, areDetailsShown, toggleDetails },
	detailsId,
}: {
	view: ReturnType<typeof useEditorView>;
	/** Undefined if the form has no details. */
	detailsId: string | undefined;
}) => (
	<Box display="flex" flexWrap="wrap" columnGap="6" justifyContent={{ md: 'end' }} flexGrow="1">
		<EditorToolButton
			icon={isDistractionFree ? Minimize2 : Maximize2}
			label={isDistractionFree ? editorWords.leave : editorWords.enter}
			onClick={() => setDistractionFree(!isDistractionFree)}
		/>
		{detailsId && !isDistractionFree && (
			<EditorToolButton
				icon={areDetailsShown ? PanelRightClose : PanelRightOpen}
				label={areDetailsShown ? editorWords.hideDetails : editorWords.showDetails}
				aria-expanded={areDetailsShown}
				aria-controls={detailsId}
				onClick={toggleDetails}
			/>
		)}
	</Box>
);
