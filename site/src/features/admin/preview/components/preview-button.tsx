import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../../../ui/button';
import { words } from '../words';

/** Opens and closes the preview. */
export function PreviewButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
	const Icon = isOpen ? EyeOff : Eye;
	return (
		<Button
			variant="outline"
			size="compact"
			flexShrink="0"
			aria-expanded={isOpen}
			aria-label={isOpen ? words.closeIt : undefined}
			onClick={onClick}
		>
			<Icon size={18} aria-hidden />
			{isOpen ? words.close : words.open}
		</Button>
	);
}
