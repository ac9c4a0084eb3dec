import { useEffect, useEffectEvent } from 'react';

/**
 * Accepts files dropped anywhere on the page. Otherwise, a drop beside the target would make the browser leave the
 * page and open the file.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): void {
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') onFiles(Array.from(event.dataTransfer.files));
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', (event) => onDrag(event), { signal });
    document.addEventListener('drop', (event) => onDrag(event), { signal });
    return () => listening.abort();
  }, []);
}
