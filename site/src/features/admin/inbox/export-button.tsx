import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { showAlert } from '../../../ui/alerts';
import { Button } from '../../../ui/button';

function downloadFile(file: File) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	URL.revokeObjectURL(link.href);
}

/** Downloads the whole list as a file. */
export function ExportButton() {
	const exportMutation = useMutation({
		mutationFn: async () => (await import('./export-csv')).subscribersFile(),
		onSuccess: downloadFile,
		onError: (error) => showAlert('error', { title: 'Not exported', text: error.message }),
	});
	return (
		<Button
			size="compact"
			variant="outline"
			aria-disabled={exportMutation.isPending}
			onClick={() => exportMutation.isPending || exportMutation.mutate()}
		>
			<Download size={18} aria-hidden />
			{exportMutation.isPending ? 'Exporting…' : 'Export CSV'}
		</Button>
	);
}
