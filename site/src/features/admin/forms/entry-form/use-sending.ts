import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../../../lib/upload/upload';
import { cancelled, type Failure, failureOf } from './failure';

export type Phase =
	| { readonly name: 'idle' | 'saving' }
	/** `part` of the file has left, 0 to 1. */
	| { readonly name: 'uploading'; readonly part: number };

const idle: Phase = { name: 'idle' };

interface Job {
	/** A picture that has to be uploaded first. */
	file: File | undefined;
	onUploaded: (address: string) => void;
	/** Sends the rest; `address` where a picture was uploaded for it. */
	send: (address: string | undefined) => Promise<unknown>;
	onSent: () => void;
	onFailed: (failure: Failure) => void;
}

/** Uploads, then sends: one at a time, and each may fail. */
export function useSending() {
	const [phase, setPhase] = useState<Phase>(idle);
	const [failure, setFailure] = useState<Failure | null>(null);
	const controller = useRef<AbortController>(null);
	const isBusy = useRef(false);
	useEffect(() => () => controller.current?.abort(), []);

	async function upload(file: File): Promise<string | Failure> {
		controller.current = new AbortController();
		const { signal } = controller.current;
		const onProgress = (part: number) => setPhase({ name: 'uploading', part });
		onProgress(0);
		try {
			return await uploadPicture(file, { onProgress, signal });
		} catch (error) {
			return signal.aborted ? cancelled : failureOf('upload', error);
		}
	}
	async function attempt({ file, onUploaded, send }: Job): Promise<Failure | null> {
		const address = file && (await upload(file));
		if (typeof address === 'object') return address;
		if (address) onUploaded(address);
		setPhase({ name: 'saving' });
		try {
			await send(address);
			return null;
		} catch (error) {
			return failureOf('save', error);
		}
	}

	return {
		phase,
		failure,
		async run(job: Job): Promise<void> {
			if (isBusy.current) return;
			isBusy.current = true;
			setFailure(null);
			const failed = await attempt(job);
			isBusy.current = false;
			setPhase(idle);
			setFailure(failed);
			if (failed) job.onFailed(failed);
			else job.onSent();
		},
		cancel: () => controller.current?.abort(),
		/** Takes the failure out of sight. */
		forget: () => setFailure(null),
	};
}
