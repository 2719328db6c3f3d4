/** What the plugin uses of the browser's interface for extensions (https://developer.chrome.com/docs/extensions/reference/api). */
declare namespace chrome {
  interface Tab {
    readonly id?: number;
    readonly windowId: number;
  }

  namespace runtime {
    interface MessageSender {
      /** The extension that has sent it. */
      readonly id?: string;
      /** Of the frame that has sent it. */
      readonly origin?: string;
      readonly frameId?: number;
      readonly tab?: Tab;
    }
    type Listener = (
      message: unknown,
      sender: MessageSender,
      answer: (value: unknown) => void,
    ) => boolean;
    const id: string;
    const onMessage: { addListener(listener: Listener): void };
    function sendMessage(message: unknown): Promise<unknown>;
    function getManifest(): { readonly version: string };
  }

  namespace storage {
    const session: {
      get(key: string): Promise<Readonly<Record<string, unknown>>>;
      set(items: Readonly<Record<string, unknown>>): Promise<void>;
    };
  }

  namespace tabs {
    function create(options: { readonly url: string }): Promise<Tab>;
    function update(id: number, options: { readonly active: boolean }): Promise<Tab | undefined>;
    function sendMessage(
      id: number,
      message: unknown,
      options: { readonly frameId: number },
    ): Promise<unknown>;
  }

  namespace windows {
    function update(id: number, options: { readonly focused: boolean }): Promise<unknown>;
  }
}

/** Set by the build: the origins of the product, and where it is opened before a page of it has been seen. */
declare const PLUGIN_ORIGINS: readonly string[];
declare const PLUGIN_HOME: string;
