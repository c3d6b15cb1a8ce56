import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePicture } from '../../../lib/upload/use-picture';
import { useUpload } from '../../../lib/upload/use-upload';
import { failureOf } from '../forms/entry-form/failure';

/** Uploads a picture as soon as it is chosen; `onUploaded` receives its address. */
export function usePictureUpload(onUploaded: (address: string) => void) {
	const { chosen, fault, choose, forget } = usePicture();
	const { part, upload, cancel } = useUpload();
	const { mutate, reset, error } = useMutation({
		mutationFn: upload,
		onSuccess(address) {
			onUploaded(address);
			forget();
		},
	});
	const chosenFile = chosen?.file;
	useEffect(() => {
		if (chosenFile) mutate(chosenFile);
	}, [chosenFile, mutate]);

	return {
		chosen,
		part,
		problem: fault || (error ? failureOf(error).message : undefined),
		choose,
		cancel,
		retry: chosenFile && error ? () => mutate(chosenFile) : undefined,
		forget() {
			reset();
			forget();
		},
	};
}
