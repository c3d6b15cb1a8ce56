import { Box } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { showAlert } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { downloadFile } from '../ui/download-file';

/** Downloads the whole list as a file. */
export function ExportButton() {
	const exportMutation = useMutation({
		mutationFn: async () => (await import('./export-csv')).subscribersFile(),
		onSuccess: downloadFile,
		onError: (error) => showAlert('error', { title: 'The export failed', text: error.message }),
	});
	const label = exportMutation.isPending ? 'Exporting…' : 'Export CSV';
	return (
		<Button
			size="compact"
			variant="outline"
			aria-label={label}
			aria-disabled={exportMutation.isPending}
			onClick={() => exportMutation.isPending || exportMutation.mutate()}
		>
			<Download size={18} aria-hidden />
			<Box as="span" hideBelow="md">
				{label}
			</Box>
		</Button>
	);
}
