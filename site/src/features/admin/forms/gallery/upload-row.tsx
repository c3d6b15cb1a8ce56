import { Box } from '@chakra-ui/react';
import { RotateCcw, X } from 'lucide-react';
import type { UploadTask } from '../../../../lib/upload/use-uploads';
import { IconButton } from '../../../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';

/** An upload to the gallery, or the reason it failed. */
export function UploadRow({
	upload,
	onRetry,
	onCancel,
}: {
	upload: UploadTask;
	onRetry: () => void;
	onCancel: () => void;
}) {
	const { file, part, failure } = upload;
	return (
		<Box
			as="li"
			display="flex"
			alignItems="center"
			gap="3"
			paddingBlock="2"
			borderBottomWidth="1px"
			borderColor="hairline"
		>
			<Box flex="1" minWidth="0" display="grid" gap="2">
				<Box textStyle="small" truncate>
					{file.name}
				</Box>
				{failure ? (
					<Box role="alert" textStyle="label" color="danger">
						{failure}
					</Box>
				) : (
					<ProgressBar part={part ?? 0} label={`Upload of ${file.name}`} />
				)}
			</Box>
			{failure && (
				<IconButton aria-label={`Try ${file.name} again`} onClick={onRetry}>
					<RotateCcw size={18} aria-hidden />
				</IconButton>
			)}
			<IconButton
				aria-label={failure ? `Leave out ${file.name}` : `Cancel ${file.name}`}
				onClick={onCancel}
			>
				<X size={18} aria-hidden />
			</IconButton>
		</Box>
	);
}
