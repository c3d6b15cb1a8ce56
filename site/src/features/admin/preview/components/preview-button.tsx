import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../../../ui/button';
import { previewWords } from '../words';

/** Opens and closes the preview. */
export function PreviewButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
	const Icon = isOpen ? EyeOff : Eye;
	return (
		<Button
			variant="outline"
			size="compact"
			flexShrink="0"
			aria-expanded={isOpen}
			aria-label={isOpen ? previewWords.closeIt : undefined}
			onClick={onClick}
		>
			<Icon size={18} aria-hidden />
			{isOpen ? previewWords.close : previewWords.open}
		</Button>
	);
}
