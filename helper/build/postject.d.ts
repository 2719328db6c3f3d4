/** https://github.com/nodejs/postject: puts a resource into a program of Windows, Linux or macOS. */
declare module 'postject' {
  export function inject(
    filename: string,
    resourceName: string,
    resourceData: Uint8Array,
    options?: { readonly sentinelFuse?: string; readonly machoSegmentName?: string },
  ): Promise<void>;
}
