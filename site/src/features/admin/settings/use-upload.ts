import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../../lib/upload/upload';
import { usePicture } from '../../../lib/upload/use-picture';
import { cancelled, failureOf } from '../forms/entry-form/failure';

/** Uploads a picture as soon as it is chosen; `onUploaded` is told its address. */
export function useUpload(onUploaded: (address: string) => void) {
	const { chosen, fault, choose, forget } = usePicture();
	const [part, setPart] = useState(0);
	const controller = useRef<AbortController>(null);
	useEffect(() => () => controller.current?.abort(), []);

	const { mutate, reset, isPending, error } = useMutation({
		mutationFn: (file: File) => {
			controller.current = new AbortController();
			setPart(0);
			return uploadPicture(file, { onProgress: setPart, signal: controller.current.signal });
		},
		onSuccess(address) {
			onUploaded(address);
			forget();
		},
	});
	const file = chosen?.file;
	useEffect(() => {
		if (file) mutate(file);
	}, [file, mutate]);

	const stopped = controller.current?.signal.aborted ?? false;
	const failure = error && (stopped ? cancelled : failureOf('upload', error)).message;
	return {
		chosen,
		/** How much has left, 0 to 1; null while nothing is on its way. */
		part: isPending ? part : null,
		problem: fault || failure || undefined,
		choose,
		cancel: () => controller.current?.abort(),
		retry: file && error ? () => mutate(file) : undefined,
		forget() {
			reset();
			forget();
		},
	};
}
