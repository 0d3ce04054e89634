//! The list of the routes. In tests it also has their description, which a program reads from a
//! file ([`super::description`]): without the code that describes every type, a program is smaller.

#[cfg(test)]
pub(super) use described::{Routes, named, routes};
#[cfg(not(test))]
pub(super) use in_program::{Part, Routes, routes};

#[cfg(test)]
mod described {
    use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouter};

    use crate::state::AppState;

    /// The routes with their description.
    pub(in crate::routes) type Routes = OpenApiRouter<AppState>;

    /// Gives operations ids that are unique: the name of the handler, after that of its module.
    pub(in crate::routes) fn named(
        module: &str,
        mut part: UtoipaMethodRouter<AppState>,
    ) -> UtoipaMethodRouter<AppState> {
        let module = module.rsplit("::").next().unwrap_or(module);
        for item in part.1.paths.values_mut() {
            let methods = [
                &mut item.get,
                &mut item.put,
                &mut item.post,
                &mut item.delete,
            ];
            for operation in methods.into_iter().flatten() {
                let handler = operation.operation_id.take();
                operation.operation_id = handler.map(|handler| match handler == module {
                    true => handler,
                    false => format!("{module}_{handler}"),
                });
            }
        }
        part
    }

    /// Lists handlers of one path with their description.
    macro_rules! routes {
        ($($module:ident :: $handler:ident),+) => {
            $crate::routes::list::named(
                [$(stringify!($module)),+][0],
                utoipa_axum::routes!($($module::$handler),+),
            )
        };
        ($($handler:ident),+) => {
            $crate::routes::list::named(module_path!(), utoipa_axum::routes!($($handler),+))
        };
    }
    pub(in crate::routes) use routes;
}

#[cfg(not(test))]
mod in_program {
    use axum::Router;
    use axum::handler::Handler;
    use axum::routing::{MethodFilter, MethodRouter};
    use utoipa::openapi::HttpMethod;

    use crate::state::AppState;

    /// The routes, with the interface of `OpenApiRouter`.
    #[derive(Default)]
    pub(in crate::routes) struct Routes(Router<AppState>);

    impl Routes {
        pub(in crate::routes) fn new() -> Self {
            Self::default()
        }

        pub(in crate::routes) fn routes(self, part: Part) -> Self {
            Self(self.0.route(&part.path, part.methods))
        }

        pub(in crate::routes) fn merge(self, other: Self) -> Self {
            Self(self.0.merge(other.0))
        }

        /// Limits the bodies of these routes.
        pub(in crate::routes) fn layer(self, limit: axum::extract::DefaultBodyLimit) -> Self {
            Self(self.0.layer(limit))
        }
    }

    impl From<Routes> for Router<AppState> {
        fn from(routes: Routes) -> Self {
            routes.0
        }
    }

    /// The handlers of one path.
    #[derive(Default)]
    pub(in crate::routes) struct Part {
        path: String,
        methods: MethodRouter<AppState>,
    }

    impl Part {
        /// Adds a handler, whose path and methods `P` says.
        pub(in crate::routes) fn with<P: utoipa::Path, H: Handler<T, AppState>, T: 'static>(
            self,
            handler: &H,
        ) -> Self {
            let mut methods = self.methods;
            for method in P::methods() {
                methods = methods.on(filter(&method), handler.clone());
            }
            let path = P::path();
            Self { path, methods }
        }
    }

    const fn filter(method: &HttpMethod) -> MethodFilter {
        match method {
            HttpMethod::Get => MethodFilter::GET,
            HttpMethod::Post => MethodFilter::POST,
            HttpMethod::Put => MethodFilter::PUT,
            HttpMethod::Delete => MethodFilter::DELETE,
            HttpMethod::Options => MethodFilter::OPTIONS,
            HttpMethod::Head => MethodFilter::HEAD,
            HttpMethod::Patch => MethodFilter::PATCH,
            HttpMethod::Trace => MethodFilter::TRACE,
        }
    }

    /// Lists handlers of one path, as the macro of utoipa-axum does.
    macro_rules! routes {
        ($($module:ident :: $handler:ident),+) => {
            pastey::paste! {
                $crate::routes::list::Part::default()
                    $(.with::<$module::[<__path_ $handler>], _, _>(&$module::$handler))+
            }
        };
        ($($handler:ident),+) => {
            pastey::paste! {
                $crate::routes::list::Part::default()
                    $(.with::<[<__path_ $handler>], _, _>(&$handler))+
            }
        };
    }
    pub(in crate::routes) use routes;
}
