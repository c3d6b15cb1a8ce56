import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { alert } from '../../../ui/alerts';
import { Button } from '../../../ui/button';

function save(file: File) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	URL.revokeObjectURL(link.href);
}

/** Downloads the whole list as a file. */
export function ExportButton() {
	const saving = useMutation({
		mutationFn: async () => (await import('./export-csv')).subscribersFile(),
		onSuccess: save,
		onError: (error) => alert('error', { title: 'Not exported', text: error.message }),
	});
	return (
		<Button
			size="compact"
			variant="outline"
			aria-disabled={saving.isPending}
			onClick={() => saving.isPending || saving.mutate()}
		>
			<Download size={18} aria-hidden />
			{saving.isPending ? 'Exporting…' : 'Export CSV'}
		</Button>
	);
}
